import { Refusal } from '../../../platform/refusal.ts'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { planChange, tariffOf } from '../price-plan.ts'
import { type SourcedReading, setKilometers } from '../stores/odometer.ts'
import type { Reservation } from '../stores/reservations.ts'
import { isBilled } from '../stores/staff-reservations.ts'

type Settled = {
  readonly start?: SourcedReading | undefined
  readonly end?: SourcedReading | undefined
  readonly kilometers: number
}

/** It is known how far an ended trip went: its bill is made anew, and waits no more. What was billed stays. */
export const settleKilometers = async (
  acting: Acting,
  reservation: Reservation,
  action: 'odometer-reported' | 'kilometers-corrected',
  settled: Settled,
): Promise<void> => {
  const { db } = acting
  const { start, end, kilometers } = settled
  if (await isBilled(db, reservation)) throw new Refusal('reservation.already-billed')
  const price = planChange(
    'end',
    { ...reservation, kilometers },
    await tariffOf(db, reservation),
    reservation.ended ?? acting.now,
  )
  const after = {
    kilometers,
    ...(start && { startOdometer: start.kilometers }),
    ...(end && { endOdometer: end.kilometers }),
  }
  await changeReservation(acting, reservation, {
    action,
    changes: changesOf(reservation, after),
    make: () => setKilometers(db, reservation, { ...settled, isMissing: false }),
    price,
    carIds: [],
  })
}
