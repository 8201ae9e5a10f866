import type { Acting } from '../acting.ts'
import { changeReservation } from '../change-reservation.ts'
import { refuseDrivers } from '../refuse-drivers.ts'
import * as drivers from '../stores/reservation-drivers.ts'
import type { Reservation } from '../stores/reservations.ts'
import { refuseUnlessMay } from '../why-not.ts'

type Between = { readonly from: readonly drivers.Driver[]; readonly to: readonly drivers.Driver[] }

/** Sets who may drive: the whole list, nobody twice. Answers who did before and who does now. */
export const setDrivers = async (
  acting: Acting,
  reservation: Reservation,
  list: readonly { readonly id: number }[],
): Promise<Between> => {
  const { db } = acting
  const ids = [...new Set(list.map(({ id }) => id))]
  refuseUnlessMay('drivers', reservation, acting)
  await refuseDrivers(db, reservation, ids)
  const from = await drivers.listDrivers(db, reservation)
  await changeReservation(acting, reservation, {
    action: 'drivers-changed',
    changes: { drivers: { from: from.map(({ id }) => id), to: ids } },
    make: () => drivers.setDrivers(db, reservation, ids),
    carIds: [],
  })
  return { from, to: await drivers.listDrivers(db, reservation) }
}
