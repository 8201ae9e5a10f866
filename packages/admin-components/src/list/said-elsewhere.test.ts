import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { saidElsewhere } from './said-elsewhere.ts'

const is = (field: string, value: string | number) => ({ field, operator: 'is' as const, value })
const small = is('category', 'small')
const five = is('seats', 5)
const screen = {
  resource: adminResources.models,
  views: [{ key: 'smaa', name: 'Små', where: { category: 'small' } }],
}
const left = (query: string, quickDays?: { readonly fields: readonly string[] }) =>
  [small, five].filter(
    (token) =>
      !saidElsewhere(
        { ...screen, ...(quickDays && { quickDays: { days: [], filterOf: () => [], sort: 'name', ...quickDays } }) },
        new URLSearchParams(query),
      )(token),
  )

test('a filter that the name of the chosen tab says is not said again beside it', () => {
  expect(left('visning=fast-smaa')).toEqual([five])
})

test('a filter is said where no tab is chosen, or a tab that somebody has saved under a name of their own', () => {
  expect(left('')).toEqual([small, five])
  expect(left('visning=7')).toEqual([small, five])
})

test('a filter of a day is said by the day that is pressed, whichever tab is chosen', () => {
  expect(left('visning=fast-smaa', { fields: ['seats'] })).toEqual([])
})
