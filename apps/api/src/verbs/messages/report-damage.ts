import { mayReportDamage } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { findDamage } from '../../stores/messages.ts'
import type { Verb } from '../../verb.ts'
import { lockMyReservation } from '../reservations/my-reservation.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import { toDamage } from './to-message.ts'
import { writeDamage } from './write-damage.ts'
import { refuseUnlessOpenToWords } from './write-message.ts'

/** Reports what is wrong with the car, seen before, in or after the trip. */
export const reportDamage: Verb<'reportDamage'> = async (_context, { db, caller, input, now }) => {
  const reservation = await lockMyReservation(db, caller, input.params.id)
  refuseUnlessOpenToWords(reservation)
  const times = { ...reservationTimes(reservation, now), started: reservation.started ?? undefined }
  if (!mayReportDamage(times, now)) throw new Refusal('reservation.not-started')
  const damageId = await writeDamage(db, caller, reservation, input.body, now)
  return { answer: { entity: toDamage(await findDamage(db, reservation.organizationId, damageId)), errors: [] } }
}
