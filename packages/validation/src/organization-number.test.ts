import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkOrganizationNumber,
  organizationNumberCheckDigit,
  parseOrganizationNumber,
} from './organization-number.ts'

describe('organisation number', () => {
  it.each(['123456785', '701730496', '123 456 785', ' 123456785MVA ', '123 456 785 mva'])('[K1] accepts %j', (text) => {
    expect(checkOrganizationNumber(text)).toBeUndefined()
    expect(parseOrganizationNumber(text)).toMatch(/^\d{9}$/)
  })

  it.each(['123456784', '12345678', '1234567850', '', 'MVA', '12345678a', 'MVA123456785'])(
    '[K1] refuses %j',
    (text) => {
      expect(checkOrganizationNumber(text)).toBe('field.organization-number')
    },
  )

  it('[K1] no number has the check digit 10', () => {
    const without = Array.from({ length: 1000 }, (_, index) => String(10_000_000 + index)).filter(
      (eight) => organizationNumberCheckDigit(eight) === undefined,
    )
    expect(without.length).toBeGreaterThan(50)
    for (const eight of without)
      for (let digit = 0; digit < 10; digit += 1)
        expect(checkOrganizationNumber(eight + digit)).toBe('field.organization-number')
  })

  it('[K3] finds a single mistyped digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8}$/), fc.nat(8), fc.integer({ min: 1, max: 9 }), (eight, place, shift) => {
        const check = organizationNumberCheckDigit(eight)
        fc.pre(check !== undefined)
        const right = `${eight}${check}`
        const wrong = right.slice(0, place) + ((Number(right[place]) + shift) % 10) + right.slice(place + 1)
        expect(checkOrganizationNumber(right)).toBeUndefined()
        expect(checkOrganizationNumber(wrong)).toBe('field.organization-number')
      }),
    )
  })
})
