/* The shell of the page, kept for when there is no connection. Games are always played with the house itself. */
const KEPT = 'walpurgis-shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Files named by their contents never change; everything else is asked for first and kept for later. */
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/tables')) return;
  if (url.pathname.startsWith('/static/assets/')) event.respondWith(kept(event.request));
  else if (event.request.mode === 'navigate' || url.pathname.startsWith('/api/') || url.pathname.startsWith('/static/'))
    event.respondWith(fresh(event.request));
});

async function kept(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    return await keep(cache, request, await fetch(request));
  } catch (error) {
    const found = (await cache.match(request)) ?? (request.mode === 'navigate' ? await cache.match('/') : undefined);
    if (found) return found;
    throw error;
  }
}

async function keep(cache, request, answer) {
  const url = new URL(request.url);
  // A table's page tells what its seat may know: it is nobody else's business on this device.
  if (answer.ok && !url.pathname.startsWith('/table/') && !url.pathname.startsWith('/api/me')) await cache.put(request, answer.clone());
  return answer;
}
