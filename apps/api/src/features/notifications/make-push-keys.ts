import type { PushKeys } from '../../adapters/push/port.ts'

/** A new key pair (VAPID). Browsers are bound to it: make it once and keep it. */
export const makePushKeys = async (): Promise<PushKeys> => {
  const { default: webPush } = await import('web-push')
  return webPush.generateVAPIDKeys()
}
