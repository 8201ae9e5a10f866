import { expect, test } from 'vitest'
import { isKey, KEY_MAX_LENGTH, keyOfName } from './key-of-name.ts'

test.each([
  ['Nordfjord bildeling', 'nordfjord-bildeling'],
  ['  Ærfugl & Øyriket Å/S ', 'aerfugl-oyriket-a-s'],
  ['Café Čáhci', 'cafe-cahci'],
  ['Bil 2 (Bergen)', 'bil-2-bergen'],
  ['車', ''],
])('the name %s gives the key %s', (name, key) => {
  expect(keyOfName(name)).toBe(key)
})

test.each(['a'.repeat(200), `${'a'.repeat(KEY_MAX_LENGTH - 1)} bildeling`, `${'ab '.repeat(60)}`])(
  'a long name such as %s gives a key that may be',
  (name) => {
    expect(isKey(keyOfName(name))).toBe(true)
  },
)

test('a key has no capitals, blanks, double hyphens or hyphens at its ends, and is not too long', () => {
  expect(['nord', 'nord-2', 'a'.repeat(KEY_MAX_LENGTH)].map(isKey)).toEqual([true, true, true])
  expect(['', 'Nord', 'no rd', 'no--rd', '-nord', 'nord-', 'a'.repeat(KEY_MAX_LENGTH + 1)].some(isKey)).toBe(false)
})
