/* The page itself, kept for when there is no connection. Games are always played with the house itself. */
const KEPT = 'walpurgis-shell';
const MANIFEST = '/static/manifest.json';
const FILES = '/static/assets/'; // named by their contents: they never change

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), stock()])));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/tables')) return;
  if (mode === 'navigate') event.waitUntil(stock());
  if (pathname.startsWith(FILES)) event.respondWith(kept(event.request));
  else if (mode === 'navigate' || pathname.startsWith('/api/') || pathname.startsWith('/static/'))
    event.respondWith(fresh(event.request));
});

/** All files of the page as it is built now, so that none is missing when it is wanted; older ones go. */
async function stock() {
  const cache = await caches.open(KEPT);
  const answer = await fetch(MANIFEST).catch(() => undefined);
  if (!answer?.ok) return;
  const chunks = Object.values(await answer.json());
  const wanted = new Set(
    chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((file) => `/static/${file}`),
  );
  const there = (await cache.keys())
    .map((request) => new URL(request.url).pathname)
    .filter((path) => path.startsWith(FILES));
  await Promise.all(there.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
  await Promise.allSettled(
    [...wanted].filter((path) => path.startsWith(FILES) && !there.includes(path)).map((path) => cache.add(path)),
  );
}

async function kept(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

/** Asked for first, and kept for later. */
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
  if (answer.ok && !/^\/(table|screen|hand|api\/me)\b/.test(url.pathname)) await cache.put(request, answer.clone());
  return answer;
}
