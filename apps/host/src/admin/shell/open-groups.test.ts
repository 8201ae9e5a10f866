import { expect, test } from 'vitest'
import { openGroups } from './open-groups.ts'

const groups = [
  { name: 'Reservasjoner', lines: 7 },
  { name: 'Flåte', lines: 9 },
  { name: 'Medlemmer', lines: 4 },
  { name: 'Hjelp og oppsett', lines: 5 },
]
const open = (room: number, used: readonly string[] = [], closed: readonly string[] = []) => [
  ...openGroups(groups, used, closed, room),
]

test('where all have room, all stand open', () => {
  expect(open(25)).toEqual(groups.map(({ name }) => name))
})

test('with less room than all need, the last of those that nobody has used is folded', () => {
  expect(open(22)).toEqual(['Reservasjoner', 'Flåte', 'Medlemmer'])
})

test('a group that is opened folds the one that was used longest ago', () => {
  expect(open(20, ['Hjelp og oppsett', 'Medlemmer', 'Reservasjoner', 'Flåte'])).toEqual([
    'Hjelp og oppsett',
    'Medlemmer',
    'Reservasjoner',
  ])
})

test('a group that was closed by hand stays closed, and leaves its room to others', () => {
  expect(open(20, [], ['Flåte'])).toEqual(['Reservasjoner', 'Medlemmer', 'Hjelp og oppsett'])
})

test('where not even one has room, the one that was used last stands open', () => {
  expect(open(3, ['Flåte'])).toEqual(['Flåte'])
})
