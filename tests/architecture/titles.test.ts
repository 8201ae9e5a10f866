import { expect, test } from 'vitest'
import { checkTitles } from './check-titles.ts'
import { readRepository } from './repository.ts'

const planted = (text: string) => checkTitles([{ path: 'a.test.ts', text }])

test('every test of the repository has a title that can say subject, condition and outcome', () => {
  expect(checkTitles(readRepository())).toEqual([])
})

test.each([
  ["test('a car opens', run)", 'a car opens', 'says too little'],
  ["test.each(rows)('nobody there is silence', run)", 'nobody there is silence', 'does not name its subject'],
  [
    "describe('another', () => { it('one is found there', run) })",
    'another > one is found there',
    'does not name its subject',
  ],
])('the title of %s is reported', (text, title, fault) => {
  expect(planted(text)).toEqual([`a.test.ts: "${title}" ${fault}`])
})

test.each([
  "test('opening a car: no service -> silent', run)",
  "describe('a car', () => { it('opens once', run) })",
  "it('[A1] what a promise says', run)",
  "test.each(rows)('%s on %s', run)",
  "test('a trip from end to end', async () => { await test.step('pay', run) })",
])('the title of %s passes', (text) => {
  expect(planted(text)).toEqual([])
})

test('a run that reads no title fails', () => {
  expect(planted('')).toEqual(['no title of a test was read'])
})
