import { isActiveReservation } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { geoPoint } from '../../platform/geo/geo-point.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import { hashToken } from '../sessions/session-token.ts'
import { findShared } from './share-store.ts'
import { expiryOf } from './to-share.ts'

/** Every field is named here, one by one: nothing that is stored comes along by itself. */
export const getSharedReservation: Verb<'getSharedReservation'> = async (_context, { db, input: { params }, now }) => {
  const found = await findShared(db, hashToken(params.id))
  if (found === undefined || now >= expiryOf(found)) throw new Refusal('resource.unknown')
  const times = reservationTimes(found, now)
  const isToBeFound = isActiveReservation(times)
  const { name, lat, lng, parkingDescription } = found.location
  return {
    answer: {
      state: times.state,
      model: found.model,
      bodyType: found.bodyType,
      color: found.color,
      licensePlate: isToBeFound ? found.licensePlate : null,
      location: {
        name,
        geojson: geoPoint({ lat, lng }),
        parkingDescription: isToBeFound ? parkingDescription : null,
      },
      start: formatInstant(found.start),
      end: formatInstant(found.ended ?? found.end),
      expires: formatInstant(expiryOf(found)),
    },
  }
}
