import type { NativeControl } from '@delebil/booking-widget'
import type { Subscribed } from './subscribe-browser.ts'

/** Asks the person through the app, which answers with an address that the server can send to. */
export async function subscribeApp(native: NativeControl, publicKey: string): Promise<Subscribed> {
  const outcome = await native.requestNotifications(publicKey)
  if (!outcome.ok) return { outcome: outcome.problem === 'not-supported' ? 'unsupported' : 'failed' }
  const { permission, subscription } = outcome.answer
  if (permission !== 'GRANTED') return { outcome: 'denied' }
  return subscription ? { outcome: 'subscribed', ...subscription } : { outcome: 'unsupported' }
}
