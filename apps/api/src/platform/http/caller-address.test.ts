import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('the caller at %s counts as %s', (ip, address) => {
  expect(callerAddress({ ip })).toBe(address)
})

test('callers of one IPv6 network of 64 bits count as one', () => {
  const same = ['2001:db8::1', '2001:db8:0:0:1:2:3:4', '2001:0db8::ffff:ffff']
  expect(new Set(same.map((ip) => callerAddress({ ip }))).size).toBe(1)
  expect(callerAddress({ ip: '2001:db8:0:1::1' })).not.toBe(callerAddress({ ip: '2001:db8::1' }))
})
