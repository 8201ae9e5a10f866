import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendKidCheck, checkKid, KID_MAX_LENGTH, KID_MIN_LENGTH } from './kid.ts'

const digits = fc.stringMatching(/^[0-9]{1,24}$/)
const method = fc.constantFrom('MOD10' as const, 'MOD11' as const)

describe('KID', () => {
  it('[K2] has the known check characters', () => {
    expect(appendKidCheck('1234', 'MOD10')).toBe('12344')
    expect(appendKidCheck('1234', 'MOD11')).toBe('12343')
    expect(appendKidCheck('60224', 'MOD10')).toBe('602243')
    // The weights 2 to 7 begin anew at the seventh digit.
    expect(appendKidCheck('1234567', 'MOD11')).toBe('12345674')
    expect(appendKidCheck('6', 'MOD11')).toBe('6-')
    expect(checkKid('6-', 'MOD11')).toBeUndefined()
    expect(checkKid('0012344', 'MOD10')).toBeUndefined()
  })

  it('[K2] what is made is right, and nothing else is', () => {
    fc.assert(
      fc.property(digits, method, (base, how) => {
        const kid = appendKidCheck(base, how)
        expect(checkKid(kid, how)).toBeUndefined()
        const right = [...'0123456789-'].filter((check) => checkKid(base + check, how) === undefined)
        expect(right).toEqual([kid.at(-1)])
      }),
    )
  })

  it('[K2] has 2 to 25 characters and digits only', () => {
    for (const text of ['', '4', '-', '12a44', ' 12344', '1-343', '0'.repeat(26)])
      expect(checkKid(text, 'MOD10')).toBe('field.kid')
    expect(checkKid('0'.repeat(KID_MAX_LENGTH), 'MOD10')).toBeUndefined()
    expect(checkKid('0'.repeat(KID_MIN_LENGTH), 'MOD10')).toBeUndefined()
    expect(() => appendKidCheck('', 'MOD10')).toThrow(RangeError)
    expect(() => appendKidCheck('1'.repeat(25), 'MOD10')).toThrow(RangeError)
  })

  it('[K3] finds a single mistyped digit', () => {
    fc.assert(
      fc.property(digits, method, fc.nat(), fc.integer({ min: 1, max: 9 }), (base, how, anywhere, shift) => {
        const right = appendKidCheck(base, how)
        const place = anywhere % base.length
        const wrong = right.slice(0, place) + ((Number(right[place]) + shift) % 10) + right.slice(place + 1)
        expect(checkKid(wrong, how)).toBe('field.kid')
      }),
    )
  })
})
