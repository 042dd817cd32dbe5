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

// A browser takes the right to push away from a worker that stays silent: what can't be read is said in general.
self.addEventListener('push', (event) => {
  event.waitUntil(show(said(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

function said(data) {
  try {
    return data.json()
  } catch {
    return { title: 'Evenlight', link: '/admin-user/notices' }
  }
}

const show = ({ title, link, tag }) =>
  self.registration.showNotification(title, { tag, icon: '/icons/icon-192.png', data: { link } })

/** A page that is open there, or a new one: an open reading is left alone. */
async function open(link) {
  const to = new URL(link, location.origin)
  if (to.origin !== location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === to.href)
  await (there ? there.focus() : self.clients.openWindow(to.href))
}

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
