import { hasTelematics } from '@delebil/validation'
import { formatDistance } from '@delebil/validation/text'
import type { CarCondition } from '../../../adapters/car-access/port.ts'
import type { Context } from '../../../platform/context.ts'
import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import type { ReservationDetails } from '../stores/reservation-details.ts'

export type EndWarning = { kind: 'AWAY' | 'DOOR_OPEN' | 'UNLOCKED'; message: string }

/** A position in a street or a garage is seldom better than this. */
const NEAR_METRES = 300
/** Nobody waits long at a dialog for what only warns. */
const PATIENCE_MS = 4000

/** What a person should look at before the trip ends. It never keeps them: a car may be wrong about itself. */
export const warningsOf = (car: CarCondition, place: { lat: number; lng: number }): EndWarning[] => {
  const away = car.position === null ? 0 : distanceMetres(car.position, place)
  return [
    ...(away > NEAR_METRES
      ? [{ kind: 'AWAY' as const, message: `Bilen ser ut til å stå ${formatDistance(away)} fra plassen sin.` }]
      : []),
    ...(car.areDoorsClosed === false ? [{ kind: 'DOOR_OPEN' as const, message: 'En dør er ikke lukket.' }] : []),
    ...(car.isLocked === false ? [{ kind: 'UNLOCKED' as const, message: 'Bilen er ikke låst.' }] : []),
  ]
}

/** The warnings of the reservation's car; none where it can't be asked or does not answer. */
export const findEndWarnings = async (
  { carAccess, log }: Pick<Context, 'carAccess' | 'log'>,
  reservation: ReservationDetails,
): Promise<EndWarning[]> => {
  const { access, organizationId, carNumber, licensePlate, dialToOpenPhone: phone, location } = reservation
  if (carAccess === undefined || !hasTelematics(access)) return []
  const car = { organizationId, carNumber, licensePlate, way: 'TELEMATICS', phone } as const
  const condition = await carAccess.condition(car, AbortSignal.timeout(PATIENCE_MS)).catch((error: unknown) => {
    log('warn', 'The way to the cars failed.', { carId: reservation.carId, error: String(error) })
    return 'silent' as const
  })
  return condition === 'silent' ? [] : warningsOf(condition, location)
}
