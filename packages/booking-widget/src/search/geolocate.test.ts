import { expect, it, vi } from 'vitest'
import { geolocate } from './geolocate.ts'

type Ask = Geolocation['getCurrentPosition']
const device = (ask: (...args: Parameters<Ask>) => void) => ({ getCurrentPosition: vi.fn(ask) })
const fails = (code: number) => device((_, onError) => onError?.({ code } as GeolocationPositionError))
const finds = (latitude: number, longitude: number) =>
  device((onFound) => onFound({ coords: { latitude, longitude } } as GeolocationPosition))

it('finds the position, and waits 20 s for it', async () => {
  const geolocation = finds(60.39, 5.32)
  expect(await geolocate(geolocation)).toEqual({ name: 'found', latitude: 60.39, longitude: 5.32 })
  expect(geolocation.getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 20_000 })
})

it('says that the browser has no positions', async () => {
  expect(await geolocate(undefined)).toMatchObject({
    message: 'Geolocation unavailable: not supported in this browser.',
  })
})

it.each([
  [Number.NaN, 5],
  [91, 5],
  [60, 181],
  [0, 0],
])('refuses %d, %d as coordinates', async (latitude, longitude) => {
  expect(await geolocate(finds(latitude, longitude))).toMatchObject({
    message: 'Invalid GPS coordinates.',
    isDenied: false,
  })
})

it('switches itself off when denied, warns when slow, and is silent when the device does not know', async () => {
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
