// The build puts two lines before this: `FILES`, what the frame of every page is made of, and `VERSION`, a hash of them.
const OFFLINE = '/offline.html'
const KEPT = `shell-${VERSION}`
/** The last two versions stay, as a page of the older one may still be open. */
const VERSIONS = 2
/** What belongs to a person, or is no page of ours, is never touched. */
const foreign = /^\/(api|socket\.io|uploads|media|dev)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

// Only when somebody asks for it: a new version waits until then, or until the last page is closed.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || foreign.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function begin() {
  const names = (await caches.keys()).filter((name) => name.startsWith('shell-'))
  const old = names.filter((name) => name !== KEPT).slice(0, 1 - VERSIONS)
  await Promise.all(old.map((name) => caches.delete(name)))
  // The browser asks for the page while this still wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const kept = async (address) => (await caches.match(address, { ignoreVary: true })) ?? Response.error()

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return kept(OFFLINE)
  }
}

/** Files named for what is in them never change: what was fetched once is not fetched again. */
async function asset(event) {
  const found = await caches.match(event.request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(event.request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(caches.open(KEPT).then((cache) => cache.put(event.request, copy)))
  }
  return answer
}
