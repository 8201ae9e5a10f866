import { extensionMinutes } from '@delebil/core-api/admin'
import { EXTENSION_STEP_MINUTES, type PriceLine, sumLines } from '@delebil/validation'
import { addMinutes, formatInstant, laterOf } from '@delebil/validation/time'
import type { Asking } from '../acting.ts'
import { planExtend } from '../price-plans.ts'
import type { Reservation } from '../stores/reservations.ts'

/** The shortest of the usual extensions that leaves the driver a step from now, and what it adds to the price; nothing where the car is promised before that. */
export async function suggestExtension(
  asking: Asking,
  reservation: Reservation,
  latest: Date,
  lines: readonly PriceLine[],
) {
  const needed = addMinutes(laterOf(reservation.end, asking.now), EXTENSION_STEP_MINUTES)
  const minutes = extensionMinutes.find((length) => addMinutes(reservation.end, length) >= needed)
  if (minutes === undefined || addMinutes(reservation.end, minutes) > latest) return null
  const plan = await planExtend(asking, reservation, { minutes, passesLimits: true })
  return { minutes, end: formatInstant(plan.period.end), addedOre: sumLines(plan.lines) - sumLines(lines) }
}
