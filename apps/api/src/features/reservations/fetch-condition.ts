import { hasTelematics } from '@delebil/validation'
import type { CarCondition } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import type { ReservationDetails } from './stores/reservation-details.ts'

/** Nobody waits long for what is only asked beside what they do. The port itself gives up later. */
const PATIENCE_MS = 4000

type Asking = Pick<Context, 'carAccess' | 'log'>

/** How the reservation's car is; undefined where it can't be asked or does not answer in time. */
export const fetchCondition = async (
  { carAccess, log }: Asking,
  reservation: ReservationDetails,
): Promise<CarCondition | undefined> => {
  const { access, organizationId, carNumber, licensePlate, dialToOpenPhone: phone } = reservation
  if (carAccess === undefined || !hasTelematics(access)) return undefined
  const car = { organizationId, carNumber, licensePlate, way: 'TELEMATICS', phone } as const
  const condition = await carAccess.condition(car, AbortSignal.timeout(PATIENCE_MS)).catch((error: unknown) => {
    log('warn', 'The way to the cars failed.', { carId: reservation.carId, error: String(error) })
    return 'silent' as const
  })
  return condition === 'silent' ? undefined : condition
}

/** What a car says of its odometer, and how far it stands from its place: so far it was driven at least. */
export type ShownOdometer = { readonly kilometers: number; readonly straightKilometers: number }

/** The odometer of the reservation's car; undefined where it does not say. */
export const fetchOdometer = async (
  asking: Asking,
  reservation: ReservationDetails,
): Promise<ShownOdometer | undefined> => {
  const condition = await fetchCondition(asking, reservation)
  if (condition === undefined || condition.odometerKilometers === null) return undefined
  const metres = condition.position === null ? 0 : distanceMetres(condition.position, reservation.location)
  return { kilometers: condition.odometerKilometers, straightKilometers: metres / 1000 }
}
