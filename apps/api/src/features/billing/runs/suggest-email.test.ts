import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['kari@gmial.com', 'kari@gmail.com'],
  ['kari@gmail.co', 'kari@gmail.com'],
  ['kari@hotmial.com', 'kari@hotmail.com'],
  ['Kari.Nordmann@Onlne.no', 'Kari.Nordmann@online.no'],
  ['solveig@delebil.tset', 'solveig@delebil.test'],
  ['kari@gmail.com', undefined],
  ['kari@delebil.test', undefined],
  // Another domain, not a slip of the fingers.
  ['kari@firma.no', undefined],
  ['kari@mp.me', undefined],
  ['gmial.com', undefined],
  ['kari@', undefined],
])('a misspelt domain of an address is told from one that is known: %s', (typed, meant) => {
  expect(suggestEmail(typed, ['delebil.test'])).toBe(meant)
})
