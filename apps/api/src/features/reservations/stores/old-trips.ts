import type { Queryable } from '../../../platform/db/queryable.ts'

/** So few at once that nobody waits for them. */
const batch = 1000

// What bills a trip refers to it, and never changes. A damage has its pictures by the trip until it is mended.
const isLetGo = `
  not exists (select from charge c where c.organization_id = r.organization_id and c.reservation_id = r.id)
  and not exists (select from reservation_expense e where e.organization_id = r.organization_id and e.reservation_id = r.id)
  and not exists (select from sms s where s.organization_id = r.organization_id and s.reservation_id = r.id)
  and not exists (select from damage d where d.organization_id = r.organization_id and d.reservation_id = r.id
    and d.state in ('REPORTED', 'ACCEPTED'))
  and not exists (select from billing_run b where b.organization_id = r.organization_id and b.reservation_id = r.id)`

// Of each organization by itself: through the indexes that its lists have.
const oldOnes = `
  select r.organization_id, r.id from organization o cross join lateral (
    (select r.organization_id, r.id from reservation r
      where r.organization_id = o.id and r.kind in ('member', 'admin') and r.end_at < $1
        and (r.ended_at < $1 or r.canceled_at < $1 or r.voided_at < $1) and ${isLetGo} order by r.end_at limit $2)
    union all
    (select r.organization_id, r.id from reservation r
      where r.organization_id = o.id and r.kind = 'block' and r.start_at < $1 and r.end_at < $1 and ${isLetGo}
      order by r.start_at limit $2)
  ) r limit $2`

/**
 * Deletes trips and blocks that were over before a moment, with what was written on the way: drivers, prices, changes, messages.
 * Those that a charge, an expense, a bill or an open damage is for stay, and so do those that nobody has ended.
 */
export const deleteTripsBefore = async (db: Queryable, before: Date): Promise<void> => {
  const deleteSome = () =>
    db.change(
      `delete from reservation r using (${oldOnes}) old where (r.organization_id, r.id) = (old.organization_id, old.id)`,
      [before, batch],
    )
  while ((await deleteSome()) === batch);
}
