import { expect, type Locator, type Page } from '@playwright/test'

interface FoundCar {
  readonly id: number
  readonly maxAvailability: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Where the site keeps the search on the device. */
const searchKey = 'delebil:booking:delebil.search'

interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}
const torget: Place = { name: 'Torget', latitude: 60.3945, longitude: 5.3255 }

/** A place with one car, which is free for the search on the device: other tests put cars where the demo has one. */
export async function findLonelyPlace(page: Page): Promise<Place> {
  const kept = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), searchKey)) ?? '{}')
  const query = new URLSearchParams({ start: kept.startTime, end: kept.endTime, size: '500' })
  const { cars } = (await page.evaluate(async (path) => (await fetch(path)).json(), `/api/search?${query}`)) as {
    cars: readonly (FoundCar & { locationName: string; location: { coordinates: [number, number] } })[]
  }
  const lonely = cars.find(
    ({ locationName, maxAvailability }) =>
      maxAvailability === 100 && cars.filter((car) => car.locationName === locationName).length === 1,
  )
  if (!lonely) throw new Error('No place has one car.')
  const [longitude, latitude] = lonely.location.coordinates
  return { name: lonely.locationName, latitude, longitude }
}

/** Puts a search for four hours, `days` from today, on the device. Tests that run at the same time take different days. */
export async function storeSearch(page: Page, days: number, place: Place = torget): Promise<void> {
  const start = new Date(Date.now() + days * DAY_MS)
  start.setUTCHours(10, 0, 0, 0)
  const kept = {
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 240 * MINUTE_MS).toISOString(),
    isEndChosen: true,
    // The same for everybody: left out, it is the place of the person's own membership.
    selectedPosition: { kind: 'location', ...place },
  }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [searchKey, JSON.stringify(kept)] as const)
}

async function freeCars(page: Page): Promise<ReadonlySet<number>> {
  const kept = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), searchKey)) ?? '{}')
  const start = kept.startTime === 'now' ? new Date(Date.now() + MINUTE_MS) : new Date(kept.startTime)
  // An hour more than was searched, so that the reservation can be extended.
  const end = new Date(Date.parse(kept.endTime) + 60 * MINUTE_MS)
  const query = new URLSearchParams({ start: start.toISOString(), end: end.toISOString(), size: '200' })
  // By the page itself: only a browser knows every name of this machine.
  const { cars } = (await page.evaluate(async (path) => (await fetch(path)).json(), `/api/search?${query}`)) as {
    cars: readonly FoundCar[]
  }
  return new Set(cars.filter(({ maxAvailability }) => maxAvailability === 100).map(({ id }) => id))
}

/** The row of a car in the list. */
export const carRow = (page: Page, id: number): Locator => page.locator(`[data-car="${id}"]`).getByRole('button')

/** The nearest car that is free for the search on the device, among every fourth row: two tests at a time, and their second tries, get different cars. */
export async function pickCar(page: Page, turn: 0 | 1 | 2 | 3): Promise<number> {
  await expect(page.getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false')
  const free = await freeCars(page)
  const rows = await page
    .locator('[data-car]')
    .evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('data-car'))))
  const own = rows.find((row, index) => index % 4 === turn && free.has(row))
  // At some hours few cars are free so long: better one that another test may want than none.
  const id = own ?? rows.find((row) => free.has(row))
  if (id === undefined) throw new Error(`None of ${rows.length} rows has a free car.`)
  return id
}
