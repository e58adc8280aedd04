// Keeps the site for when there is no network. `pat site` fills in a name and the files.
const [cache, ...lists] = [/*FILES*/];
const files = lists[0] || [];

self.addEventListener("install", e =>
  e.waitUntil(
    caches
      .open(cache)
      .then(c => c.addAll(files))
      .then(() => self.skipWaiting()),
  ),
);
self.addEventListener("activate", e =>
  e.waitUntil(
    caches
      .keys()
      .then(all => Promise.all(all.filter(n => n.startsWith("pat-") && n !== cache).map(n => caches.delete(n))))
      .then(() => self.clients.claim()),
  ),
);
self.addEventListener("fetch", e => {
  if (e.request.method === "GET")
    e.respondWith(caches.match(e.request, { ignoreSearch: true }).then(hit => hit || fetch(e.request)));
});
