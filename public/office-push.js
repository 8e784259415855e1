// The service worker of the office. It shows what the server pushes and opens the page that belongs to it. It has no handler for
// `fetch` and no cache, and its scope holds no page, so the site loads as if it were not there.

self.addEventListener('push', (event) => {
  const { title, url, topic } = event.data.json()
  // A newer message of the same topic replaces the one before, and sounds again.
  const options = { tag: topic, renotify: true, data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

/** Brings a page of the office to the front, or opens one. Only addresses of this site are opened. */
async function show(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const area = `/${url.pathname.split('/')[1]}/`
  const open = pages.find((page) => new URL(page.url).pathname.startsWith(area))
  await (open ? open.focus() : self.clients.openWindow(url.href))
}
