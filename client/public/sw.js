/*
 * The page opens without a network, as far as it can do without the server: home, how it is played, the replay of a file.
 * What is asked of the server is never kept here: a table is shown as it is, or not at all.
 */
const KEPT = "quiero-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(back(event.notification.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The page and all its parts, whose names the build wrote down. */
async function fill() {
  const kept = await caches.open(KEPT);
  const parts = await (await fetch("/parts.json", { cache: "no-store" })).json();
  await kept.addAll([new Request(SHELL, { cache: "reload" }), "/favicon.svg", ...parts]);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

/** The newest page where there is a network. A new one has parts of other names: keep those, and let the old ones go. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    // Nobody waits for it.
    if (answer.ok) event.waitUntil(renew(answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function renew(answer) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(SHELL);
  const text = await answer.clone().text();
  if (before && (await before.text()) === text) return;
  await kept.put(SHELL, answer);
  const parts = await (await fetch("/parts.json", { cache: "no-store" })).json();
  for (const old of await kept.keys()) {
    const { pathname } = new URL(old.url);
    if (pathname.startsWith("/assets/") && !parts.includes(pathname)) await kept.delete(old);
  }
}

/** Named after its content, so what is kept is right. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** To the table whose turn was told. */
async function back(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => page.url === address) ?? open[0];
  return there ? there.focus() : self.clients.openWindow(address);
}
