import type { Queryable } from '../../../platform/db/queryable.ts'

type View = {
  readonly organizationId: number
  readonly personId: number
  readonly viewerId: number
  readonly now: Date
}

/** Keeps that somebody of the staff looked at a person: once an hour, and not where they look at themselves. */
export const keepPersonView = async (
  db: Queryable,
  { organizationId, personId, viewerId, now }: View,
): Promise<void> => {
  await db.change(
    `insert into person_view (organization_id, person_id, viewer_id, at, hour)
     select $1::int, $2::int, $3::int, $4::timestamptz, date_trunc('hour', $4::timestamptz) where $2::int <> $3::int on conflict do nothing`,
    [organizationId, personId, viewerId, now],
    'keep-person-view',
  )
}

export const deletePersonViewsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from person_view where at < $1', [before])
