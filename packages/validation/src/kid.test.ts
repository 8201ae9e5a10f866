import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendKidCheck, checkKid } from './kid.ts'

const digits = fc.stringMatching(/^[0-9]{1,24}$/)

describe('KID', () => {
  it('[K2] has the known check digits', () => {
    expect(appendKidCheck('1234')).toBe('12344')
    expect(appendKidCheck('60224')).toBe('602243')
    expect(checkKid('0012344')).toBeUndefined()
  })

  it('[K2] what is made is right, and nothing else is', () => {
    fc.assert(
      fc.property(digits, (base) => {
        const kid = appendKidCheck(base)
        expect(checkKid(kid)).toBeUndefined()
        const right = [...'0123456789-'].filter((check) => checkKid(base + check) === undefined)
        expect(right).toEqual([kid.at(-1)])
      }),
    )
  })

  it('[K2] has 2 to 25 digits and nothing else', () => {
    for (const text of ['', '4', '-', '12a44', ' 12344', '1-343', '0'.repeat(26)])
      expect(checkKid(text)).toBe('field.kid')
    expect(checkKid('0'.repeat(25))).toBeUndefined()
    expect(checkKid('00')).toBeUndefined()
    expect(() => appendKidCheck('')).toThrow(RangeError)
    expect(() => appendKidCheck('1'.repeat(25))).toThrow(RangeError)
  })

  it('[K3] finds a single mistyped digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (base, anywhere, shift) => {
        const right = appendKidCheck(base)
        const place = anywhere % base.length
        const wrong = right.slice(0, place) + ((Number(right[place]) + shift) % 10) + right.slice(place + 1)
        expect(checkKid(wrong)).toBe('field.kid')
      }),
    )
  })
})
