import { expect, test } from 'vitest'
import { checkVocabulary, refusedWords } from './check-vocabulary.ts'
import { readRepository } from './repository.ts'

const files = readRepository()
const refused = refusedWords(files.find(({ path }) => path === 'docs/glossary.md')?.text ?? '')
const check = (text: string, path = 'apps/api/src/features/fleet/find-car.ts') =>
  checkVocabulary([{ path, text }], refused)

test('no name in code, and none of a file, says a word that the glossary refuses', () => {
  expect(checkVocabulary(files, refused)).toEqual([])
})

test.each([
  ['export const startMailStandIn = 1', 'startMailStandIn', 'stand-in'],
  ['const { wishId } = hold', 'wishId', 'wish'],
  ['type HurtReservation = object', 'HurtReservation', 'hurt'],
  ['const KEEPERS_MAX = 5', 'KEEPERS_MAX', 'keepers'],
])('%s is seen', (text, name, word) => {
  expect(check(text)).toEqual([
    `apps/api/src/features/fleet/find-car.ts: "${name}" says "${word}"; see docs/glossary.md`,
  ])
})

test('the name of a file is seen, and of a folder', () => {
  expect(check('', 'apps/api/src/features/ways-out/load-trouble.ts')).toEqual([
    'apps/api/src/features/ways-out/load-trouble.ts: "ways-out" says "ways-out"; see docs/glossary.md',
    'apps/api/src/features/ways-out/load-trouble.ts: "load-trouble" says "trouble"; see docs/glossary.md',
  ])
})

test.each([
  ["const rows = db.rows('select wish_id from wait_wish')"],
  ['const { wish_id: entryId } = row'],
  ['// Nobody is told.\nconst wishful = 1'],
])('%s passes: SQL keeps its names, and prose is prose', (text) => {
  expect(check(text)).toEqual([])
})

test('reading nothing is a failure', () => {
  expect(checkVocabulary([], refused)).toEqual(['no code or no glossary was read'])
  expect(checkVocabulary(files, [])).toEqual(['no code or no glossary was read'])
})
