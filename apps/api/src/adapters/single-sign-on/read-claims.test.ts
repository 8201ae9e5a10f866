import { expect, test } from 'vitest'
import { readClaims } from './read-claims.ts'

test('claims in the shape of Vipps are read as name, verified e-mail and phone with its country', () => {
  const claims = {
    sub: 's',
    name: 'Kari  Nordmann',
    email: 'kari@example.test',
    email_verified: true,
    phone_number: '4791234567',
  }
  expect(readClaims(claims)).toEqual({
    sub: 's',
    name: 'Kari Nordmann',
    email: 'kari@example.test',
    emailVerified: true,
    phone: '+4791234567',
  })
})

test('claims that are missing, empty or malformed are read as null', () => {
  const nothing = { sub: 's', name: null, email: null, emailVerified: false, phone: null }
  expect(readClaims({ sub: 's' })).toEqual(nothing)
  expect(readClaims({ sub: 's', name: ' ', email: 'kari', phone_number: 'x', email_verified: 1 })).toEqual(nothing)
  expect(readClaims({ sub: 's', name: 7, email: {}, phone_number: [], email_verified: 'nei' })).toEqual(nothing)
})

test('a phone that the provider has not verified is read as null', () => {
  expect(readClaims({ sub: 's', phone_number: '+4791234567', phone_number_verified: false }).phone).toBeNull()
  expect(readClaims({ sub: 's', phone_number: '+4791234567', phone_number_verified: true }).phone).toBe('+4791234567')
})

test('a name comes from its parts without control characters, cut at 120; a flag may be a text', () => {
  const claims = { sub: 's', given_name: 'Kari\u0000', family_name: 'Nord\nmann', email_verified: 'true' }
  expect(readClaims(claims)).toMatchObject({ name: 'Kari Nord mann', emailVerified: true })
  expect(readClaims({ sub: 's', name: 'x'.repeat(500) }).name).toHaveLength(120)
})
