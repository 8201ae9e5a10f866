import { drivenKilometers, type OdometerReading } from '@delebil/validation'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { Acting } from '../acting.ts'
import { readingsOf } from '../believed-readings.ts'
import type { Reservation } from '../stores/reservations.ts'
import { refuseUnlessMay } from '../why-not.ts'
import type { SentReadings } from './report-odometer.ts'
import { settleKilometers } from './settle-kilometers.ts'

type Corrected = SentReadings & { readonly kilometers?: number | undefined }

const readBy = (kilometers: number | undefined, at: Date): OdometerReading | undefined =>
  kilometers === undefined ? undefined : { kilometers, at }
const byStaff = (reading: OdometerReading | undefined) => reading && { ...reading, source: 'STAFF' as const }

/** Staff know better what the odometer showed, or how far the trip went where it said nothing; they are believed, but for less than none. */
export const correctKilometers = async (acting: Acting, reservation: Reservation, sent: Corrected): Promise<void> => {
  refuseUnlessMay('correct-kilometers', reservation, acting)
  const start = readBy(sent.start, reservation.started ?? reservation.start)
  const end = readBy(sent.end, reservation.ended ?? acting.now)
  const typed = end ? 'end' : 'start'
  if (sent.kilometers !== undefined && (start || end)) throw refuseField('kilometers', 'field.unknown')
  const known = readingsOf(reservation)
  const kilometers = sent.kilometers ?? drivenKilometers({ start: start ?? known.start, end: end ?? known.end })
  if (kilometers === undefined) throw refuseField(typed === 'end' ? 'start' : 'end', 'field.required')
  if (kilometers < 0) throw refuseField(typed, typed === 'end' ? 'odometer.too-low' : 'odometer.too-high')
  const settled = { start: byStaff(start), end: byStaff(end), kilometers }
  await settleKilometers(acting, reservation, 'kilometers-corrected', settled)
}
