import type { Database } from '../../apps/api/src/platform/db/pool.ts'
import { findOverlaps } from '../../apps/api/src/platform/db/test-overlaps.ts'
import type { Promised } from './storm.ts'

type Row = { readonly id: number; readonly carId: number; readonly start: Date; readonly end: Date }

/** How often each thing that must never be was found. */
export type Losses = Readonly<Record<string, number>>

const halfWritten = `
  select id from reservation r where organization_id = 1 and not (
    exists (select from reservation_driver d where (d.organization_id, d.reservation_id) = (r.organization_id, r.id))
    and exists (select from reservation_price_line l where (l.organization_id, l.reservation_id) = (r.organization_id, r.id))
    and exists (select from reservation_change c where (c.organization_id, c.reservation_id) = (r.organization_id, r.id))
    and exists (select from outbox o where (o.organization_id, o.reservation_id) = (r.organization_id, r.id)))`

const isAsPromised = (promised: Promised, row: Row | undefined): boolean =>
  row !== undefined &&
  row.carId === promised.carId &&
  row.start.getTime() === promised.start.getTime() &&
  row.end.getTime() === promised.end.getTime()

/** Compares what clients were told with what is there. Ask when every call has been answered. */
export const findLosses = async (database: Database, promised: readonly Promised[]): Promise<Losses> => {
  const rows = await database.rows<Row>(
    'select id, car_id as "carId", start_at as start, end_at as end from reservation where blocking',
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const reported = new Set(promised.map(({ id }) => id))
  return {
    'answered 201 and not there': promised.filter((one) => !isAsPromised(one, byId.get(one.id))).length,
    'two keys, one booking': promised.length - reported.size,
    'booked, and nobody was told': rows.filter(({ id }) => !reported.has(id)).length,
    'double bookings': (await findOverlaps(database)).length,
    'written by half': (await database.rows(halfWritten)).length,
  }
}
