import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isFirstPage, isOwnPage } from './own-page.ts'
import { showNotifications } from './show-notification.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: every file of the site that must be there without network. */
declare const siteFiles: { url: string; revision: string | null }[]

// The site itself and nothing else: what the server answers about a person never passes through here.
precacheAndRoute(siteFiles, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()
if (siteFiles.length > 0) {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isFirstPage(url),
    createHandlerBoundToURL('/findcar.html'),
  )
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isOwnPage(url),
    createHandlerBoundToURL('/index.html'),
  )
}
showNotifications()

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A new version waits until a person says so.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
