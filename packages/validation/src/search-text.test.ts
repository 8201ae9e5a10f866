import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from './phone.ts'
import { packCode, phoneDigits, searchText, wholeNumber } from './search-text.ts'

describe('what is typed to find somebody', () => {
  it('[N3] is a plate or a card however it is written', () => {
    for (const text of ['EL12345', 'el 12345', ' El 123-45', 'E L 1 2 3 4 5']) expect(packCode(text)).toBe('EL12345')
    expect(packCode('04:a2:50')).toBe('04A250')
    expect(packCode('a\u030aa1')).toBe('ÅA1')
  })

  it('[N4] is a phone however it is written, with its country or without', () => {
    for (const text of ['91234567', '912 34 567', '+47 912 34 567', '0047 91234567', '47 912 34 567', '91-23-45-67'])
      expect(phoneDigits(text)).toBe('91234567')
    expect(phoneDigits('+46 70 123 45 67')).toBe('46701234567')
    // A number that begins with 47 keeps it.
    expect(phoneDigits('47 91 23 45')).toBe('47912345')
    for (const text of ['912', '', 'EL12345', 'Kari 91234567', '+']) expect(phoneDigits(text)).toBeUndefined()
  })

  it('[N4] a phone as it is kept and as it is shown is the same number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{7}$/), (number) => {
        const kept = parsePhone(number) ?? ''
        expect(phoneDigits(kept)).toBe(number)
        expect(phoneDigits(formatPhone(kept))).toBe(number)
      }),
    )
  })

  it('[N5] is a number with a hash or with spaces, and a text with the letters of one keyboard', () => {
    expect(wholeNumber('#104501')).toBe('104501')
    expect(wholeNumber(' 104 501 ')).toBe('104501')
    expect(['bil 250', 'Res. 250', 'nr 250'].map(wholeNumber)).toEqual(['250', '250', '250'])
    expect(wholeNumber('10a')).toBeUndefined()
    expect(wholeNumber('bilen 250')).toBeUndefined()
    expect(searchText(' Ka\u030are   Ødega\u030ard ')).toBe('Kåre Ødegård')
  })
})
