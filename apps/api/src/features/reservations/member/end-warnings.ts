import { formatDistance } from '@delebil/validation/text'
import type { CarCondition } from '../../../adapters/car-access/port.ts'
import type { Context } from '../../../platform/context.ts'
import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import { fetchCondition } from '../fetch-condition.ts'
import type { ReservationDetails } from '../stores/reservation-details.ts'

export type EndWarning = { kind: 'AWAY' | 'DOOR_OPEN' | 'UNLOCKED'; message: string }

/** A position in a street or a garage is seldom better than this. */
const NEAR_METRES = 300

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
  asking: Pick<Context, 'carAccess' | 'log'>,
  reservation: ReservationDetails,
): Promise<EndWarning[]> => {
  const condition = await fetchCondition(asking, reservation)
  return condition === undefined ? [] : warningsOf(condition, reservation.location)
}
