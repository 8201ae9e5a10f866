// Shows what the server pushes, and opens its page when it is pressed.
self.addEventListener('push', (event) => {
  const { title = 'Delebil', text = '', path = '/' } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { body: text, icon: '/favicon.svg', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  // Only pages of our own, whatever was sent.
  const address = new URL(path, self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href))
})
