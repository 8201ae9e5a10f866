import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { readListState, standardColumns, writeListState } from './list-state.ts'

const { cars } = adminResources

test('the state written to the address is read back, and other parameters stay', () => {
  const change = {
    q: 'æøå "100 %"',
    filter: [{ field: 'licensePlate', operator: 'startsWith', value: 'EL' }],
    sort: '-licensePlate',
    columns: ['carNumber', 'active'],
    open: '7',
  } as const
  const query = writeListState(cars, new URLSearchParams('klubb=1'), change)
  expect(readListState(cars, new URLSearchParams(query.toString()))).toEqual(change)
  expect(query.get('klubb')).toBe('1')
})

test('an unchanged list writes nothing to the address', () => {
  const state = readListState(cars, new URLSearchParams())
  expect(state).toEqual({
    q: '',
    filter: [],
    sort: 'carNumber',
    columns: standardColumns(cars),
    open: undefined,
  })
  expect(writeListState(cars, new URLSearchParams(), state).toString()).toBe('')
})

test.each([
  'filter=[[{',
  'filter={"field":"active"}',
  'filter=[null,1,{"field":"toString","operator":"is","value":1}]',
  'filter=[{"field":"about","operator":"is","value":"x"}]',
  'filter=[{"field":"active","operator":"contains","value":true}]',
  'sorter=about',
  'sorter=__proto__',
  'kolonner=hemmelig,,',
  'kolonner=__proto__,constructor',
])('an address with parts the resource does not know reads as without them: %s', (text) => {
  expect(readListState(cars, new URLSearchParams(text))).toEqual(readListState(cars, new URLSearchParams()))
})

test('an order among few rows stands while the filter leaves few, and is left with it', () => {
  const filter = JSON.stringify([{ field: 'days', operator: 'is', value: 'TODAY' }])
  const { reservations } = adminResources
  expect(readListState(reservations, new URLSearchParams({ filter, sorter: 'urgency' })).sort).toBe('urgency')
  expect(readListState(reservations, new URLSearchParams({ sorter: 'urgency' })).sort).toBe('-start')
})

test('an address that asks by the name of a field filters by it, and is written like any other', () => {
  const { billing } = adminResources
  const asked = new URLSearchParams('needsReview=true&grossOre=5&state=ja')
  const { filter } = readListState(billing, asked)
  expect(filter).toEqual([{ field: 'needsReview', operator: 'is', value: true }])
  const written = writeListState(billing, asked, { filter })
  expect(written.get('needsReview')).toBeNull()
  expect(readListState(billing, written).filter).toEqual(filter)
  expect(readListState(billing, writeListState(billing, asked, { filter: [] })).filter).toEqual([])
})
