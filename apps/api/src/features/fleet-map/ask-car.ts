import { hasTelematics } from '@delebil/validation'
import type { CarCondition } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'
import { PATIENCE_MS, toAsked } from './fetch-charge.ts'
import type { ChargedCar } from './fleet-map-store.ts'

/** Asks one car how it is, no longer than our patience; silent too where it can't be asked. */
export const askCar = async (
  { carAccess, log }: Pick<Context, 'carAccess' | 'log'>,
  car: Omit<ChargedCar, 'next'>,
): Promise<CarCondition | 'silent'> => {
  if (carAccess === undefined || !hasTelematics(car.access)) return 'silent'
  return carAccess.condition(toAsked(car), AbortSignal.timeout(PATIENCE_MS)).catch((error: unknown) => {
    log('warn', 'The way to the cars failed.', { carId: car.id, error: String(error) })
    return 'silent' as const
  })
}
