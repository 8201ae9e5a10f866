import { expect, it, vi } from 'vitest'
import { geolocate } from './geolocate.ts'

type Ask = Geolocation['getCurrentPosition']
const device = (ask: (...args: Parameters<Ask>) => void) => ({ getCurrentPosition: vi.fn(ask) })
const fails = (code: number) => device((_, onError) => onError?.({ code } as GeolocationPositionError))
const finds = (latitude: number, longitude: number) =>
  device((onFound) => onFound({ coords: { latitude, longitude } } as GeolocationPosition))

it('the position is found, waited for at most 20 s', async () => {
  const geolocation = finds(60.39, 5.32)
  expect(await geolocate(geolocation)).toEqual({ name: 'found', latitude: 60.39, longitude: 5.32 })
  expect(geolocation.getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 20_000 })
})

it('a browser without geolocation fails with a message', async () => {
  expect(await geolocate(undefined)).toMatchObject({
    message: 'Geolocation unavailable: not supported in this browser.',
  })
})

it.each([
  [Number.NaN, 5],
  [91, 5],
  [60, 181],
  [0, 0],
])('the coordinates %d, %d are refused', async (latitude, longitude) => {
  expect(await geolocate(finds(latitude, longitude))).toMatchObject({
    message: 'Invalid GPS coordinates.',
    isDenied: false,
  })
})

it('a denied position is told as denied, a slow one with a warning, an unknown one without a message', async () => {
  expect(await geolocate(fails(1))).toMatchObject({
    isDenied: true,
    message: expect.stringContaining('innstillingene'),
  })
  expect(await geolocate(fails(3))).toMatchObject({
    isDenied: false,
    message: expect.stringContaining('Last siden på nytt'),
  })
  expect(await geolocate(fails(2))).toEqual({ name: 'failed', message: undefined, isDenied: false })
})
