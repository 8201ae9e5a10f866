declare const self: ServiceWorkerGlobalScope

interface Notice {
  readonly title?: string
  readonly text?: string
  readonly path?: string
}

/** Shows what the server pushes, and opens its page when it is pressed. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    const { title = 'Delebil', text = '', path = '/' }: Notice = event.data?.json() ?? {}
    const options = { body: text, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }
    event.waitUntil(self.registration.showNotification(title, options))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path } = event.notification.data as { path: string }
    // Only pages of our own, whatever was sent.
    const address = new URL(path, self.location.origin)
    if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href))
  })
}
