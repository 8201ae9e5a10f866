import { checkReadings, drivenKilometers, type OdometerReading } from '@delebil/validation'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { Acting } from '../acting.ts'
import { readingsOf } from '../believed-readings.ts'
import { findReadingBefore } from '../stores/odometer.ts'
import type { Reservation } from '../stores/reservations.ts'
import { refuseUnlessMay } from '../why-not.ts'
import { settleKilometers } from './settle-kilometers.ts'

export type SentReadings = { readonly start?: number | undefined; readonly end?: number | undefined }

const opposite = { 'odometer.too-low': 'odometer.too-high', 'odometer.too-high': 'odometer.too-low' } as const
const isReading = (code: string): code is keyof typeof opposite => code in opposite

/** Whoever drove says what the odometer showed, where nobody knows; once, and only what is missing. */
export const reportOdometer = async (acting: Acting, reservation: Reservation, sent: SentReadings): Promise<void> => {
  refuseUnlessMay('report-odometer', reservation, acting)
  if (!reservation.kilometersMissing) throw new Refusal('reservation.kilometers-known')
  const known = readingsOf(reservation)
  const { started, start, ended } = reservation
  const moments = { start: started ?? start, end: ended ?? acting.now }
  const read = (moment: 'start' | 'end'): OdometerReading => {
    const [before, now] = [known[moment], sent[moment]]
    if (before && now !== undefined) throw refuseField(moment, 'field.unknown')
    if (before) return before
    if (now === undefined) throw refuseField(moment, 'field.required')
    return { kilometers: now, at: moments[moment] }
  }
  const trip = { start: read('start'), end: read('end') }
  const problem = checkReadings({ before: await findReadingBefore(acting.db, reservation), ...trip })
  if (problem) {
    const { moment, code } = problem
    // What is known is not what was typed wrong: the other one is.
    if (known[moment] && isReading(code)) throw refuseField(moment === 'end' ? 'start' : 'end', opposite[code])
    throw refuseField(moment, code)
  }
  const byDriver = (moment: 'start' | 'end') =>
    known[moment] ? undefined : { ...trip[moment], source: 'DRIVER' as const }
  await settleKilometers(acting, reservation, 'odometer-reported', {
    start: byDriver('start'),
    end: byDriver('end'),
    kilometers: drivenKilometers(trip) ?? 0,
  })
}
