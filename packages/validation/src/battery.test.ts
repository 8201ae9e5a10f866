import { expect, it } from 'vitest'
import { isBatteryShort } from './battery.ts'
import { LOW_CHARGE_PERCENT } from './constants.ts'

it('[N6] a charge is short below the limit, or where the planned way is longer than it reaches', () => {
  expect(isBatteryShort({ percent: LOW_CHARGE_PERCENT, kilometers: null }, null)).toBe(false)
  expect(isBatteryShort({ percent: LOW_CHARGE_PERCENT - 1, kilometers: 300 }, null)).toBe(true)
  expect(isBatteryShort({ percent: 80, kilometers: 120 }, 120)).toBe(false)
  expect(isBatteryShort({ percent: 80, kilometers: 119 }, 120)).toBe(true)
  expect(isBatteryShort({ percent: 80, kilometers: null }, 500)).toBe(false)
})
