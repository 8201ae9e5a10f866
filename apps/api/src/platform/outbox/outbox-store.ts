import type { Queryable } from '../db/queryable.ts'

export type OutboxTopic = 'reservation' | 'car' | 'block' | 'wait-list' | 'admin'

export type NewOutboxEvent = {
  topic: OutboxTopic
  organizationId: number
  carId?: number | undefined
  reservationId?: number | undefined
  payload?: object | undefined
}

export type OutboxEvent = {
  xid: string
  id: number
  at: Date
  topic: OutboxTopic
  organizationId: number
  carId: number | null
  reservationId: number | null
  payload: Record<string, unknown>
}

/** How far a reader has come. `xid` is a 64-bit number as text. */
export type OutboxPosition = { xid: string; id: number }

/** Writes down what happened, in the transaction in which it happens. */
export const appendOutbox = async (tx: Queryable, event: NewOutboxEvent): Promise<void> => {
  await tx.change(
    'insert into outbox (topic, organization_id, car_id, reservation_id, payload) values ($1, $2, $3, $4, $5)',
    [event.topic, event.organizationId, event.carId ?? null, event.reservationId ?? null, event.payload ?? {}],
    'append-outbox',
  )
}

/**
 * Where a new reader begins. Take it before reading the state: whatever that reading misses comes after this position,
 * and some of what it saw may come again.
 */
export const outboxStart = async (db: Queryable): Promise<OutboxPosition> => {
  const { xid } = await db.theRow<{ xid: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xid')
  return { xid, id: 0 }
}

/**
 * The next events after the position, oldest first. Reads only below the oldest transaction that still runs, so an event of
 * a slow transaction is never passed by. The position after reading is that of the last event.
 */
export const readOutbox = (db: Queryable, { xid, id }: OutboxPosition, limit: number): Promise<OutboxEvent[]> =>
  db.rows(
    `select xid::text as xid, id, at, topic, organization_id as "organizationId", car_id as "carId",
       reservation_id as "reservationId", payload
     from outbox where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
     order by outbox.xid, outbox.id limit $3`,
    [xid, id, limit],
    'read-outbox',
  )

/** Forgets events older than the moment. Keep them for as long as a process may sleep. */
export const deleteOutboxBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from outbox where at < $1', [before])
