// Has the browser keep the page for when there is no network.

/** Started last: it fetches the page's files a second time where the browser has not kept them. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it is forbidden (private windows, blocked storage) the page works with the network alone.
  navigator.serviceWorker.register("./service-worker.js").catch(() => undefined);
}
