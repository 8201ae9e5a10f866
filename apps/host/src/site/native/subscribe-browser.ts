const worker = '/service-worker.js'

/** What a browser says when it is asked to show notifications. */
export type Subscribed =
  | { readonly outcome: 'subscribed'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly outcome: 'unsupported' | 'denied' | 'failed' }

/** True where the browser knows service workers, push and notifications. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the person, and then the browser's push service, for a subscription bound to our key. */
export async function subscribeBrowser(publicKey: string): Promise<Subscribed> {
  if (!canSubscribe()) return { outcome: 'unsupported' }
  if ((await Notification.requestPermission()) !== 'granted') return { outcome: 'denied' }
  try {
    await navigator.serviceWorker.register(worker)
    const { pushManager } = await navigator.serviceWorker.ready
    // One that is bound to another key can't be had again with ours.
    await (await pushManager.getSubscription())?.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint, keys } = subscription.toJSON()
    const { p256dh, auth } = keys ?? {}
    if (!endpoint || !p256dh || !auth) return { outcome: 'failed' }
    return { outcome: 'subscribed', endpoint, p256dh, auth }
  } catch {
    return { outcome: 'failed' }
  }
}
