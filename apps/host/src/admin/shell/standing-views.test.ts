import { adminContract, adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { standingViews } from './standing-views.ts'

const keys = {
  persons: 'persons',
  memberships: 'memberships',
  memberCards: 'member-cards',
  reservations: 'reservations',
  workList: 'problem-reservations',
  messages: 'messages',
  damages: 'damages',
  cars: 'cars',
  entityMessages: 'entity-messages',
  help: 'situations',
} as const

test.each(
  Object.entries(standingViews).flatMap(([name, views]) => views.map((view) => [name, view.name, view] as const)),
)('%s: %s asks for what the contract knows', (name, _title, { filter, sort }) => {
  const key = keys[name as keyof typeof keys]
  const schema = adminContract[`${key}.list`]?.query
  const asked = { filter: JSON.stringify(filter), sort: sort ?? adminResources[key].sort }
  expect(schema?.['~standard'].validate(asked)).not.toHaveProperty('issues')
})

test('no two views of a list share a name or an address', () => {
  for (const views of Object.values(standingViews)) {
    for (const part of ['key', 'name'] as const) {
      const parts = views.map((view) => view[part])
      expect(new Set(parts).size).toBe(parts.length)
    }
  }
})
