import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd', "'+cmd"],
  ['-2+3+cmd', "'-2+3+cmd"],
])('the cell %j, which a spreadsheet would run, is written so that it is shown', (cell, shown) => {
  expect(
    csvLine([cell], ';')
      .replace(/^"|"\r\n$/g, '')
      .replace('\r\n', '')
      .replaceAll('""', '"'),
  ).toBe(shown)
})

test('amounts below zero and phone numbers stay as they are', () => {
  expect(csvLine(['-26,00', '+4741234567', '−1'], ';')).toBe('-26,00;+4741234567;−1\r\n')
})

test('a cell with the separator, a quote or a line break is in quotes', () => {
  expect(csvLine(['a;b', 'c"d', 'e\nf', 'g'], ';')).toBe('"a;b";"c""d";"e\nf";g\r\n')
})
