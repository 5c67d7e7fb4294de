/** What is done once the page is there: the badge of an installed page, and the worker that keeps it at hand. */

import { keepBadge } from './badge';

keepBadge();
if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => {});
