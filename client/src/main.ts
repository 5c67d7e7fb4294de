import '@fontsource/almendra/latin-700.css';
import './style/fonts.css';
import './style/tokens.css';
import './style/look.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { houseArt } from './board/art';
import { keptLanguage } from './device/language';
import { page } from './page';
import { pages } from './pages';
import { LANGUAGES, words } from './words/words.svelte';

/**
 * The language of the address, of this device, or of the browser, in this order: the server wrote the page in it. A
 * page that was kept for when there is no connection may be older than what was chosen since.
 */
const wishes = [new URLSearchParams(location.search).get('lang'), keptLanguage(), document.documentElement.lang];
const language = wishes.flatMap((wish) => LANGUAGES.find((one) => one === wish) ?? [])[0] ?? 'en';

async function begin(): Promise<void> {
  const here = page(location);
  pages[here.kind]().catch(() => {}); // so that it is there by the time the words are
  await Promise.all([words.load(language), houseArt()]);
  const written = document.querySelector('main'); // by the server, for those without scripts
  document.body.replaceChildren();
  mount(App, { target: document.body, props: { here, written } });
}

void begin();
// When the page is there and nobody waits for anything.
const LATER = 3000; // ms
setTimeout(
  () =>
    import('./device/badge').then(
      ({ keepBadge }) => keepBadge(),
      () => {},
    ),
  LATER,
);
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => {}), LATER);
