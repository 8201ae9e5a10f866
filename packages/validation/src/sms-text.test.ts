import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smsParts, toSmsText } from './sms-text.ts'

const partsOf = (text: string) => smsParts(text).parts

describe('the text of an SMS', () => {
  it('[Z11] is 160 characters alone and 153 in each of several, with the Norwegian letters among them', () => {
    expect(smsParts('æøåÆØÅ')).toEqual({ encoding: 'GSM-7', length: 6, parts: 1, left: 154, foreign: [] })
    expect([0, 1, 160, 161, 306, 307, 459, 460].map((length) => partsOf('å'.repeat(length)))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4,
    ])
    expect(smsParts('a'.repeat(161)).left).toBe(145)
  })

  it('[Z11] counts two for each of the characters of the extension, and cuts none of them', () => {
    expect([...'€[]{}~|\\^'].map((one) => smsParts(one).length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2])
    expect([partsOf('€'.repeat(80)), partsOf(`${'€'.repeat(80)}a`)]).toEqual([1, 2])
    // 76 of them are 152: the next begins a part of its own, though one character is left.
    expect([partsOf('€'.repeat(152)), partsOf('€'.repeat(153))]).toEqual([2, 3])
  })

  it('[Z12] is 70 characters alone and 67 in each of several as soon as one is in no smaller alphabet', () => {
    expect(smsParts('Hei č')).toMatchObject({ encoding: 'UCS-2', length: 5, foreign: ['č'] })
    expect([70, 71, 134, 135].map((length) => partsOf('č'.repeat(length)))).toEqual([1, 2, 2, 3])
    expect(smsParts('😀😀').length).toBe(4)
    // A sign of two halves is in one part whole.
    expect([partsOf('😀'.repeat(35)), partsOf('😀'.repeat(66)), partsOf('😀'.repeat(67))]).toEqual([1, 2, 3])
  })

  it('[Z13] has no-break spaces, dashes, quotes and dots turned, and says which', () => {
    const typed = 'Kl.\u00a014\u201315: «Bilen» er klar…\r\nHilsen “klubben”'
    expect(smsParts(typed).encoding).toBe('UCS-2')
    const { text, turned } = toSmsText(typed)
    expect(text).toBe('Kl. 14-15: "Bilen" er klar...\nHilsen "klubben"')
    expect(turned.map(({ from, to, count }) => `${from}${to}${count}`)).toEqual([
      '\u00a0 1',
      '\u2013-1',
      '«"1',
      '»"1',
      '…...1',
      '“"1',
      '”"1',
    ])
    expect(smsParts(text).encoding).toBe('GSM-7')
  })

  it('[Z13] is not changed when it is turned again, and nothing else is changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const { text } = toSmsText(typed)
        expect(toSmsText(text)).toEqual({ text, turned: [] })
      }),
    )
    expect(toSmsText(' Łukasz € \n')).toEqual({ text: 'Łukasz €', turned: [] })
  })
})
