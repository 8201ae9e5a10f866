import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendKidCheck, checkKid } from './kid.ts'

const digits = fc.stringMatching(/^[0-9]{1,24}$/)
/** A KID is right when its last digit is the one that the others get. */
const isRight = (kid: string) => appendKidCheck(kid.slice(0, -1)) === kid

describe('KID', () => {
  it('[K2] has the known check digits', () => {
    expect(appendKidCheck('1234')).toBe('12344')
    expect(appendKidCheck('60224')).toBe('602243')
    expect(appendKidCheck('001234')).toBe('0012344')
  })

  it('[K2] what is made is the digits and one more', () => {
    fc.assert(
      fc.property(digits, (base) => {
        const kid = appendKidCheck(base)
        expect(kid.slice(0, -1)).toBe(base)
        expect(kid).toMatch(/^[0-9]{2,25}$/)
      }),
    )
  })

  it('[K2] is made of 1 to 24 digits and nothing else', () => {
    expect(appendKidCheck('0')).toBe('00')
    for (const text of ['', '-', '12a4', ' 1234', '1'.repeat(25)])
      expect(() => appendKidCheck(text)).toThrow(RangeError)
  })

  it('[K3] finds a single mistyped digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (base, anywhere, shift) => {
        const right = appendKidCheck(base)
        const place = anywhere % right.length
        const wrong = right.slice(0, place) + ((Number(right[place]) + shift) % 10) + right.slice(place + 1)
        expect(isRight(wrong)).toBe(false)
      }),
    )
  })

  it('[K11] of 3 to 25 digits is taken with its check digit, and refused without', () => {
    for (const kid of ['018', '602243', appendKidCheck('1'.repeat(24))]) expect(checkKid(kid)).toBeUndefined()
    for (const kid of ['', '00', '602244', '60 2243', '6022-3', `${appendKidCheck('1'.repeat(24))}0`])
      expect(checkKid(kid)).toBe('field.kid')
  })
})
