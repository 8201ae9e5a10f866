import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CarKey } from '../fleet/stores/car-busy.ts'
import { tripsStillOut } from '../fleet/stores/trips-still-out.ts'

/** Refuses to hand over a car at once that somebody has not brought back: no promise of ours puts it on its place. */
export const refuseIfOut = async (db: Queryable, car: CarKey, now: Date): Promise<void> => {
  const out = await tripsStillOut(db, [car], now)
  if (out.length > 0) throw new Refusal('reservation.car-taken')
}
