import type { CarHit, SearchColumns } from '@delebil/core-api'
import { expect, it, vi } from 'vitest'
import { sampleRefusal } from '../../sample/sample-session.ts'
import { stubApi } from '../../sample/stub-api.ts'
import { searchInColumns } from './search-in-columns.ts'

const car = (id: number) => ({ id, model: `Bil ${id}` }) as never
const window = { start: '2026-11-21T10:00:00+01:00', end: '2026-11-21T14:00:00+01:00' }
const ok = <T>(value: T) => ({ ok: true as const, value, headers: new Headers() })
const columns: SearchColumns = {
  catalogue: 'a',
  ids: [2, 1, 3],
  availability: [100, 50, 0],
  parts: [[1, 30, 150]],
  distances: [10, 20, null],
  prices: [1, 2, 3],
}

const site = () => {
  const idle: (() => void)[] = []
  const searchCars = vi.fn(async () => ok({ cars: [] as CarHit[] }))
  const searchColumns = vi.fn(async () => ok<SearchColumns | null>(columns))
  const getCarCatalogue = vi.fn(async () => ok({ version: 'a', cars: [car(1), car(2), car(3)] }))
  const api = searchInColumns(stubApi({ searchCars, searchColumns, getCarCatalogue }), (work) => idle.push(work))
  const rest = async () => {
    for (const work of idle.splice(0)) work()
    await vi.dynamicImportSettled()
  }
  const search = async () => {
    const found = await api.searchCars({ query: window })
    return found.ok ? found.value.cars : found.refusal.code
  }
  return { api, search, rest, searchCars, searchColumns, getCarCatalogue }
}

/** A site whose visitor has searched until the cars are known. */
const knownSite = async () => {
  const made = site()
  for (let search = 0; search < 3; search += 1) {
    await made.search()
    await made.rest()
  }
  expect(made.searchCars).toHaveBeenCalledTimes(3)
  return made
}

it('a visitor who searches once fetches no catalogue', async () => {
  const { search, rest, searchColumns, getCarCatalogue } = site()
  await search()
  await rest()
  expect(searchColumns).not.toHaveBeenCalled()
  expect(getCarCatalogue).not.toHaveBeenCalled()
})

it('a visitor who goes on searching gets the cars once, and then columns made into the same cars', async () => {
  const { search, searchCars, getCarCatalogue } = await knownSite()
  expect(await search()).toEqual([
    { id: 2, model: 'Bil 2', maxAvailability: 100, availablePeriod: window, distance: 10 },
    {
      id: 1,
      model: 'Bil 1',
      maxAvailability: 50,
      availablePeriod: { start: '2026-11-21T10:30:00+01:00', end: '2026-11-21T12:30:00+01:00' },
      distance: 20,
    },
    { id: 3, model: 'Bil 3', maxAvailability: 0, availablePeriod: null, distance: null },
  ])
  expect(searchCars).toHaveBeenCalledTimes(3)
  expect(getCarCatalogue).toHaveBeenCalledTimes(1)
  expect(getCarCatalogue).toHaveBeenCalledWith({ query: { version: 'a' }, quiet: true })
})

it('with another version of the cars the search is whole until they are fetched anew', async () => {
  const { search, rest, searchCars, searchColumns, getCarCatalogue } = await knownSite()
  searchColumns.mockResolvedValue(ok({ ...columns, catalogue: 'b' }))
  getCarCatalogue.mockResolvedValue(ok({ version: 'b', cars: [car(1), car(2), car(3)] }))
  expect(await search()).toEqual([])
  await rest()
  expect(await search()).toHaveLength(3)
  expect(searchCars).toHaveBeenCalledTimes(4)
  expect(getCarCatalogue).toHaveBeenLastCalledWith({ query: { version: 'b' }, quiet: true })
})

it.each([
  ['where the server has no catalogue', ok(null)],
  ['where a car is not in the catalogue', ok({ ...columns, ids: [2, 1, 9] })],
])('the search is whole %s', async (_, answer) => {
  const { search, searchCars, searchColumns } = await knownSite()
  searchColumns.mockResolvedValue(answer)
  expect(await search()).toEqual([])
  expect(searchCars).toHaveBeenCalledTimes(4)
})

it('a refusal is told, and nothing is asked twice', async () => {
  const { search, searchCars, searchColumns } = await knownSite()
  searchColumns.mockResolvedValue({ ok: false, refusal: sampleRefusal('server.busy', 503) } as never)
  expect(await search()).toBe('server.busy')
  expect(searchCars).toHaveBeenCalledTimes(3)
})

it('with a server of the release before, which knows no columns, the search is whole', async () => {
  const { search, searchCars, searchColumns } = await knownSite()
  searchColumns.mockResolvedValue({ ok: false, refusal: sampleRefusal('resource.unknown', 404) } as never)
  expect(await search()).toEqual([])
  expect(searchCars).toHaveBeenCalledTimes(4)
})

it('cars that are named are asked for whole', async () => {
  const { api, searchCars } = await knownSite()
  await api.searchCars({ query: { ...window, filters: { carIds: [1] } } })
  expect(searchCars).toHaveBeenCalledTimes(4)
})
