import type { NativeControl } from '@delebil/booking-widget'
import { expect, test } from 'vitest'
import { subscribeApp } from './subscribe-app.ts'

type Outcome = Awaited<ReturnType<NativeControl['requestNotifications']>>
const answering = (outcome: Outcome) => ({ requestNotifications: async () => outcome }) as unknown as NativeControl
const subscription = { endpoint: 'https://push.test/1', p256dh: 'p', auth: 'a' }

test.each<[string, Outcome, string]>([
  ['given, with an address', { ok: true, answer: { permission: 'GRANTED', subscription } }, 'subscribed'],
  [
    'given, but the app has no address',
    { ok: true, answer: { permission: 'GRANTED', subscription: null } },
    'unsupported',
  ],
  ['denied', { ok: true, answer: { permission: 'DENIED', subscription: null } }, 'denied'],
  ['put off', { ok: true, answer: { permission: 'ASK', subscription: null } }, 'denied'],
  ['unknown to the app', { ok: false, problem: 'not-supported' }, 'unsupported'],
  ['never answered', { ok: false, problem: 'no-answer' }, 'failed'],
])('subscribing where the permission is %s answers its outcome', async (_, outcome, expected) => {
  expect((await subscribeApp(answering(outcome), 'key')).outcome).toBe(expected)
})
