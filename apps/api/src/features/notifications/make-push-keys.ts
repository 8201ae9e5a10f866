import webPush from 'web-push'
import type { PushKeys } from '../../adapters/push/port.ts'

/** A new key pair (VAPID). Browsers are bound to it: make it once and keep it. */
export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys()
