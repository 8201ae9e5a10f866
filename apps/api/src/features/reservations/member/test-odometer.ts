import type { CarAccess, CarCondition } from '../../../adapters/car-access/port.ts'
import { testCarAccess } from '../../../testing/test-api.ts'

const quiet: Omit<CarCondition, 'odometerKilometers' | 'position'> = {
  isLocked: true,
  areDoorsClosed: true,
  chargePercent: 64,
  isCharging: false,
  fuelPercent: null,
  rangeKilometers: 210,
}

/** Cars with an odometer that a test turns; `show` sets it, and `silence` lets no car tell of itself. */
export const createTestOdometer = () => {
  let shown: Pick<CarCondition, 'odometerKilometers' | 'position'> | undefined
  let asked = 0
  const carAccess: CarAccess = {
    ...testCarAccess,
    condition: async () => {
      asked += 1
      return shown === undefined ? 'silent' : { ...quiet, ...shown }
    },
  }
  return {
    carAccess,
    show: (odometerKilometers: number | null, position: CarCondition['position'] = null) => {
      shown = { odometerKilometers, position }
    },
    silence: () => {
      shown = undefined
    },
    asked: () => asked,
  }
}
