import { expect, test } from 'vitest'
import { createFakeCars } from './fake-cars.ts'

const MINUTE = 60_000

test('the odometer of a fake car advances while it is open, a kilometre a minute, and never goes back', () => {
  let now = Date.UTC(2026, 10, 20)
  const cars = createFakeCars(() => now)
  const odometer = () => cars.condition('101', 'EL10001').odometerKilometers ?? 0
  const before = odometer()
  cars.turn('101', false)
  expect(odometer()).toBe(before)
  now += 3000
  expect(odometer()).toBe(before + 1)
  now += 4 * MINUTE
  const driven = odometer()
  expect(driven).toBe(before + 5)
  cars.turn('101', true)
  now += MINUTE
  expect(odometer()).toBe(driven)
  // A fake that is started anew has forgotten the trip, but not what others drove since.
  now += 60 * MINUTE
  expect(createFakeCars(() => now).condition('101', 'EL10001').odometerKilometers).toBeGreaterThan(driven)
})
