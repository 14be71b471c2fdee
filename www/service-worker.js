// The playground without a network: its files are kept when it is first opened, and answer for the server. The build puts
// the list of files and its hash in (offline.mjs). A page that was deployed anew is taken as soon as the network has it;
// files with a hash in their names never change.
const CACHE = "matgpu-VERSION";
const FILES = [];

self.addEventListener("install", (event) => {
  const requests = FILES.map(
    (file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" }),
  );
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("matgpu-") && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const kept = (what) => caches.match(what, { cacheName: CACHE });
  event.respondWith(
    request.mode === "navigate"
      ? fetch(request).catch(async () => (await kept("index.html")) ?? Response.error())
      : kept(request).then((found) => found ?? fetch(request)),
  );
});
