// The service worker: it keeps the whole program on this device, file by file as the build lists them.

/** @type {readonly { url: string, revision: string | null }[]} */
// oxlint-disable-next-line no-underscore-dangle -- the name that the build looks for.
const FILES = self.__WB_MANIFEST;
const CACHE = 'warboard-program';
const PAGE = 'index.html';

const absolute = (url) => new URL(url, self.registration.scope).href;

/** Under which address the content of each file is kept: a newer version of it has another one. */
const KEYS = new Map(
  FILES.map(({ url, revision }) => [absolute(url), absolute(revision === null ? url : `${url}?v=${revision}`)]),
);

/** A file from the host. Some hosts answer with a page for what they have not; that is never kept as a script. */
async function fetched(url, key) {
  // What has a name of its own for each version may come from the browser's own cache.
  const cache = url === key ? 'default' : 'no-cache';
  const response = await fetch(url, { cache, credentials: 'same-origin' });
  const isPage = /text\/html/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || (isPage && !url.endsWith('.html'))) throw new Error(`${url} is not there.`);
  // A host may send on from the page's file to its folder, and a browser opens no page from such an answer.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Keeps what is not kept yet, or has been deleted since. */
async function fill() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [url, key] of KEYS) if (!kept.has(key)) await cache.put(key, await fetched(url, key));
}

/** Deletes what this version does not have. */
async function clear() {
  for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const own = new Set(KEYS.values());
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request);
}

/** A file as it is kept, or else from the host, and kept from then on. */
async function answer(request, url, key) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept !== undefined) return kept;
  try {
    const response = await fetched(url, key);
    await cache.put(key, response.clone());
    return response;
  } catch {
    return fetch(request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'FILL') event.waitUntil(fill().catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const asked = origin + pathname;
  const url = request.mode === 'navigate' && !KEYS.has(asked) ? absolute(PAGE) : asked;
  const key = KEYS.get(url);
  if (key !== undefined) event.respondWith(answer(request, url, key));
});
