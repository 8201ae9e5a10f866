import { formatInstant, parseInstant } from '@delebil/validation/time'
import type { AskedBooking } from '../booking-host.ts'

const KILOMETERS_MAX = 99_999

/** A booking to confirm as the query of find-car's address. */
export function askedBookingQuery({ carId, period, superDamageWaiver, kilometers }: AskedBooking): string {
  return String(
    new URLSearchParams({
      car: String(carId),
      booking: '1',
      start: formatInstant(period.start),
      end: formatInstant(period.end),
      ...(superDamageWaiver && { superDamageWaiver: '1' }),
      kilometers: String(kilometers),
    }),
  )
}

/** The booking that such a query asks for; undefined where it names no time, or one that is over. */
export function readAskedBooking(query: URLSearchParams, carId: number, now: Date): AskedBooking | undefined {
  const start = parseInstant(query.get('start') ?? '')
  const end = parseInstant(query.get('end') ?? '')
  if (!query.has('booking') || !start || !end || start >= end || end <= now) return undefined
  const kilometers = Number(query.get('kilometers') ?? '')
  return {
    carId,
    period: { start, end },
    superDamageWaiver: query.get('superDamageWaiver') === '1',
    kilometers: Number.isInteger(kilometers) && kilometers >= 0 && kilometers <= KILOMETERS_MAX ? kilometers : 0,
  }
}
