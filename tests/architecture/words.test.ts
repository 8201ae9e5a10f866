import { expect, test } from 'vitest'
import { given, words } from '../../.storybook/foundations/words.ts'
import { checkWords } from './check-words.ts'
import { readRepository } from './repository.ts'

const text = (sentence: string) => [
  { path: 'apps/host/src/trip-texts.ts', text: `export const t = { a: '${sentence}' }` },
]

test('every text uses one word for one thing', () => {
  expect(checkWords(readRepository(), words, given)).toEqual([])
})

test.each([
  ['Du kan kansellere turen', 'kanseller', 'avbestille'],
  ['Ingen tilgjengelige biler', 'tilgjengelig', 'ledig, delvis ledig, opptatt'],
])('the text %s is reported', (sentence, word, say) => {
  expect(checkWords(text(sentence), words, given)).toEqual([
    `apps/host/src/trip-texts.ts: "${sentence}" says "${word}"; the house says "${say}"`,
  ])
})

test("a text with the house's words, or given by the specification, passes", () => {
  expect(checkWords(text('Avbestill reservasjonen'), words, given)).toEqual([])
  expect(checkWords(text('Ukjent lokasjonsID'), words, given)).toEqual([])
})

test('a run that reads no text fails', () => {
  expect(checkWords([], words, given)).toEqual(['no text was read'])
})
