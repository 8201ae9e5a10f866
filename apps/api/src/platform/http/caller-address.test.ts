import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s is the address %s', (ip, address) => {
  expect(callerAddress({ ip })).toBe(address)
})

test('an IPv6 network of 64 bits is one caller, however its addresses are written', () => {
  const same = ['2001:db8::1', '2001:db8:0:0:1:2:3:4', '2001:0db8::ffff:ffff']
  expect(new Set(same.map((ip) => callerAddress({ ip }))).size).toBe(1)
  expect(callerAddress({ ip: '2001:db8:0:1::1' })).not.toBe(callerAddress({ ip: '2001:db8::1' }))
})
