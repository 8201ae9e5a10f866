import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPhone, formatPhone, PHONE_MAX_LENGTH, parsePhone } from './phone.ts'

describe('phone number', () => {
  it.each([
    '',
    '   ',
    '91234567',
    '+47 912 34 567',
    '912 34 567',
    '+4791234567',
    '004791234567',
    '12345678901234567',
    '+12345678901234567',
    '+46 70 123 45 67',
  ])('[E1] accepts %j', (text) => {
    expect(checkPhone(text)).toBeUndefined()
  })

  it.each([
    '1234567',
    '+1234567',
    '123456789012345678',
    '9123456a',
    '912-34-567',
    '47+91234567',
    '++4791234567',
    '+',
    '９１２３４５６７',
  ])('[E1] refuses %j', (text) => {
    expect(checkPhone(text)).toBe('field.phone')
    expect(parsePhone(text)).toBeUndefined()
    expect(formatPhone(` ${text} `)).toBe(text)
  })

  it.each([
    ['+4791234567', '912 34 567'],
    ['+47 55 12 34 56', '55 12 34 56'],
    ['91234567', '912 34 567'],
    ['5512 3456', '55 12 34 56'],
    ['0047 91234567', '912 34 567'],
    ['+46 70 123 45 67', '+46701234567'],
    ['+47580012345678', '580012345678'],
    ['', ''],
  ])('[E2] shows %j as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
  })

  it('[E3] every valid number, formatted, is valid and parses back', () => {
    const valid = fc.stringMatching(/^\+?[0-9 ]{8,17}$/)
    const likely = fc.stringMatching(/^(\+47|0047|\+4700|00)?[0-9 ]{8,12}$/)
    fc.assert(
      fc.property(fc.oneof(valid, likely), (text) => {
        fc.pre(checkPhone(text) === undefined && text.trim() !== '')
        const shown = formatPhone(text)
        expect(checkPhone(shown)).toBeUndefined()
        expect(parsePhone(shown)).toBe(parsePhone(text))
        expect(parsePhone(text)).toMatch(/^\+\d+$/)
        expect(formatPhone(shown)).toBe(shown)
      }),
      { numRuns: 2000, examples: [['0      0 ']] },
    )
    expect(PHONE_MAX_LENGTH).toBe(17)
  })
})
