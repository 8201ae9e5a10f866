import type { CarHit, FilterGroup } from '@delebil/core-api'
import { describe, expect, it } from 'vitest'
import { createSearch } from './model.ts'
import { narrowingFilters, searchInput } from './query.ts'
import { sortCars } from './sort-cars.ts'

const now = () => new Date('2026-11-21T10:10:00+01:00')

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

const fuel: FilterGroup = {
  key: 'FUEL_TYPE',
  name: 'Drivstoff',
  operator: 'OR',
  values: [
    { key: 'ELECTRIC', name: 'Elektrisk', selected: true },
    { key: 'GASOLINE', name: 'Bensin', selected: true },
  ],
}
const bergen = { kind: 'location', name: 'Nordnes', latitude: 60.397_123_4, longitude: 5.31 } as const

describe('search', () => {
  it('begins 3 hours ahead, rounded, until 23:30, with the waiver on and nothing hidden', () => {
    const { state } = createSearch(memory(), now)
    expect(state.startTime).toEqual(new Date('2026-11-21T13:30:00+01:00'))
    expect(state.endTime).toEqual(new Date('2026-11-21T23:30:00+01:00'))
    expect(state).toMatchObject({
      superDamageWaiver: true,
      hideUnavailableCars: false,
      filters: { minSeats: 1, maxSeats: 9 },
    })
  })

  it('takes over what was changed on the way to a booking, and keeps a held place for no longer than this visit', async () => {
    const storage = memory()
    const search = createSearch(storage, now)
    const stop = search.keep()
    const period = { start: new Date('2026-11-22T12:00:00+01:00'), end: new Date('2026-11-22T15:00:00+01:00') }
    search.setRequest({ period, superDamageWaiver: false })
    search.holdPlace(bergen)
    await Promise.resolve()
    stop()
    expect(search.state).toMatchObject({ startTime: period.start, endTime: period.end, superDamageWaiver: false })
    expect(createSearch(storage, now).state.heldPlace).toBeUndefined()
  })

  it('is read back unchanged after a reload', async () => {
    const storage = memory()
    const search = createSearch(storage, now)
    const stop = search.keep()
    search.offerFilters([fuel])
    search.setPlace(bergen)
    search.setStartTime('nå')
    search.setSeats(4, 7)
    search.selectFilterValues('FUEL_TYPE', ['ELECTRIC'])
    search.setSortingPriority('cheapest')
    search.setKilometerEstimate(40)
    search.selectCar(12)
    await Promise.resolve()
    stop()
    expect(createSearch(storage, now).state).toEqual(search.state)
  })

  it('begins anew where the stored times have passed or are invalid', async () => {
    const storage = memory()
    const search = createSearch(storage, now)
    search.keep()
    search.setSeats(2, 5)
    await Promise.resolve()
    const nextDay = createSearch(storage, () => new Date('2026-11-22T08:00:00+01:00'))
    expect(nextDay.state.startTime).toEqual(new Date('2026-11-22T11:00:00+01:00'))
    expect(nextDay.state.filters.minSeats).toBe(2)
    storage.setItem('delebil.search', '{"endTime":5,"filters":{"minSeats":"x"}')
    expect(createSearch(storage, now).state.filters.minSeats).toBe(1)
  })

  it('keeps the selection when filters are offered again, and resets to what was offered', () => {
    const search = createSearch(memory(), now)
    search.offerFilters([fuel])
    search.selectFilterValues('FUEL_TYPE', ['GASOLINE'])
    search.offerFilters([fuel])
    expect(search.state.filters.groups[0]?.values.map(({ selected }) => selected)).toEqual([false, true])
    search.setHideUnavailable(true)
    search.setKilometerEstimate(120)
    search.resetFilters()
    expect(search.state.filters.groups).toEqual([fuel])
    expect(search.state.hideUnavailableCars).toBe(false)
    expect(search.state.kilometerEstimate).toBe(120)
  })
})

describe('the query of a search', () => {
  it('holds only the filters that narrow', () => {
    const search = createSearch(memory(), now)
    search.offerFilters([fuel])
    expect(narrowingFilters(search.state.filters)).toBeUndefined()
    search.selectFilterValues('FUEL_TYPE', ['ELECTRIC'])
    search.setSeats(1, 5)
    const period = { start: now(), end: new Date('2026-11-21T23:30:00+01:00') }
    expect(searchInput(search.state, period, bergen, 7)).toEqual({
      query: {
        start: '2026-11-21T10:10:00+01:00',
        end: '2026-11-21T23:30:00+01:00',
        location: '{"type":"Point","coordinates":[5.31,60.39712]}',
        superDamageWaiver: true,
        size: 500,
        orgId: 7,
        filters: { minSeats: 1, maxSeats: 5, groups: [{ key: 'FUEL_TYPE', values: ['ELECTRIC'] }] },
      },
    })
  })
})

describe('the order of the cars', () => {
  const hit = (id: number, model: string, distance: number, maxAvailability: number) =>
    ({ id, model, distance, maxAvailability }) as CarHit
  const cars = [hit(1, 'Volvo', 300, 100), hit(2, 'Audi', 100, 40), hit(3, 'Kia', 200, 100)]
  const ids = (priority: Parameters<typeof sortCars>[1], prices = new Map<number, number>()) =>
    sortCars(cars, priority, prices).map(({ id }) => id)

  it('is by distance, price, availability or name, with the nearest first among equals', () => {
    expect(ids('nearest')).toEqual([2, 3, 1])
    expect(
      ids(
        'cheapest',
        new Map([
          [1, 100],
          [2, 300],
          [3, 200],
        ]),
      ),
    ).toEqual([1, 3, 2])
    expect(ids('availability')).toEqual([3, 1, 2])
    expect(ids('model')).toEqual([2, 3, 1])
  })
  it('has cars without a known price last', () => {
    expect(ids('cheapest', new Map([[1, 100]]))).toEqual([1, 2, 3])
  })
})
