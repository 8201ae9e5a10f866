import { addMinutes } from './duration.ts'
import type { Policy } from './policy.ts'
import type { ReservationTimes } from './reservation-state.ts'

/** A damage is reported from when the car may be opened on, after the trip too; never of what was canceled or voided. */
export function mayReportDamage(
  reservation: ReservationTimes & { started?: Date | undefined },
  now: Date,
  { actWindowMinutes }: Pick<Policy, 'actWindowMinutes'>,
): boolean {
  const { state, start, started } = reservation
  if (state === 'CANCELED' || state === 'VOIDED') return false
  return started !== undefined || now >= addMinutes(start, -actWindowMinutes)
}
