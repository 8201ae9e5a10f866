import { filterOf } from '@delebil/admin-components'
import { type AdminResource, adminContract, adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { screens } from './screens.ts'

const all = screens.map((screen) => [screen.resource.key, screen] as const)

test('every resource with pages of its own has one screen, and no other has any', () => {
  const paged = Object.values<AdminResource>(adminResources).filter(({ page }) => page !== null)
  expect(all.map(([key]) => key).toSorted()).toEqual(paged.map(({ key }) => key).toSorted())
})

test.each(all)('the views of %s share neither a name nor a key', (_key, { views = [] }) => {
  for (const part of ['key', 'name'] as const) {
    const parts = views.map((view) => view[part])
    expect(new Set(parts).size).toBe(parts.length)
  }
})

const views = all.flatMap(([key, { views = [], resource }]) =>
  views.map(({ name, where, sort = resource.sort }) => ({ key, name, where, sort })),
)
test.each(views)('$key: $name asks for what the contract takes', ({ key, where, sort }) => {
  const filter = JSON.stringify(filterOf({ where }))
  expect(adminContract[`${key}.list`]?.query?.['~standard'].validate({ filter, sort })).not.toHaveProperty('issues')
})

const ofCase = new Set(['take', 'let-go', 'postpone', 'resume'])
const letters = all.flatMap(([key, { actions = [], queue }]) =>
  [...actions, ...(queue?.actions ?? [])].flatMap((action) =>
    action.shortcut === undefined ? [] : [ofCase.has(action.key) ? action.shortcut : `${key} ${action.shortcut}`],
  ),
)
test('a letter takes a case, puts it off, sets it aside or says that it is seen, and starts no run, payment or sending', () => {
  expect([...new Set(letters)].toSorted()).toEqual([
    'a',
    'damages e',
    'h',
    'incoming-payments u',
    'messages e',
    'reservations e',
  ])
})
