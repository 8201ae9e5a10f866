import { formatInstant } from '@delebil/validation/time'
import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { changesOf } from '../changes-of.ts'
import { type KeptMove, restoreReservation } from '../stores/conflict-solutions.ts'
import { setPriceLines } from '../stores/reservation-price-lines.ts'
import type { Reservation } from '../stores/reservations.ts'

const isAsItWas = ({ canceled, carId, start }: Reservation, before: KeptMove): boolean =>
  canceled === null && carId === before.carId && formatInstant(start) === before.start

/** Makes a reservation what it was before a conflict was solved, at the price of then. Hold the locks of both cars. */
export const restore = async (acting: Acting, reservation: Reservation, before: KeptMove): Promise<void> => {
  const { db } = acting
  if (isAsItWas(reservation, before)) return
  const period = { start: new Date(before.start), end: new Date(before.end) }
  const carIds = [reservation.carId, before.carId]
  await changeReservation(acting, reservation, {
    action: 'changed-by-staff',
    changes: changesOf(reservation, { carId: before.carId, ...period }),
    make: async () => {
      const restored = await restoreReservation(db, reservation, before)
      if (restored === 'changed') await setPriceLines(db, reservation, 'cancel', [])
      return restored
    },
    needs: { carIds, ...period },
    price: { stage: 'booking', lines: before.lines },
    carIds,
    freesCar: true,
    changesCharges: true,
  })
}
