import type { Queryable } from '../../db/queryable.ts'
import { Refusal } from '../../refusal.ts'
import type { CarKey } from '../../stores/car-busy.ts'
import { tripsStillOut } from '../../stores/trips-still-out.ts'

/** Refuses to hand over a car at once that somebody has not brought back: no promise of ours puts it on its place. */
export const refuseIfOut = async (db: Queryable, car: CarKey, now: Date): Promise<void> => {
  const out = await tripsStillOut(db, [car], now)
  if (out.length > 0) throw new Refusal('reservation.car-taken')
}
