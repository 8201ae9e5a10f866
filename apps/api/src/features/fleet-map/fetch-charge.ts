import type { Battery } from '@delebil/validation'
import type { AskedCar } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'
import type { ChargedCar } from './fleet-map-store.ts'

/** Nobody waits longer for cars to tell how they are. */
export const PATIENCE_MS = 4000

export const toAsked = ({ organizationId, carNumber, licensePlate, phone }: Omit<ChargedCar, 'next'>): AskedCar => ({
  organizationId,
  carNumber,
  licensePlate,
  way: 'TELEMATICS',
  phone,
})

/** Asks electric cars how they are charged, all at once and no longer than our patience; a car that says nothing is left out. */
export const fetchCharge = async (
  { carAccess, log }: Context,
  cars: readonly Omit<ChargedCar, 'next'>[],
  patienceMs = PATIENCE_MS,
): Promise<readonly (Battery & { readonly carId: number })[]> => {
  if (carAccess === undefined || cars.length === 0) return []
  const signal = AbortSignal.timeout(patienceMs)
  const reported = await Promise.all(
    cars.map(async (car) => {
      const state = await carAccess.condition(toAsked(car), signal).catch((error: unknown) => {
        log('warn', 'The way to the cars failed.', { carId: car.id, error: String(error) })
        return 'silent' as const
      })
      if (state === 'silent' || state.chargePercent === null) return []
      return [{ carId: car.id, percent: state.chargePercent, kilometers: state.rangeKilometers }]
    }),
  )
  return reported.flat()
}
