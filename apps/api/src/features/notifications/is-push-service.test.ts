import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { isPushService } from './is-push-service.ts'

const { PUSH_HOSTS } = readConfig({})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('%s is the address of a push service', (endpoint) => {
  expect(isPushService(endpoint, PUSH_HOSTS)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/abc',
  'https://evilfcm.googleapis.com.test/',
  'https://xpush.apple.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'nonsense',
])('%s is not the address of a push service', (endpoint) => {
  expect(isPushService(endpoint, PUSH_HOSTS)).toBe(false)
})

test('with an empty list of hosts no address is a push service', () => {
  expect(isPushService('https://fcm.googleapis.com/x', ',')).toBe(false)
})
