import type { NotificationKind, NotificationWay } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'

/** What a notification is about: of one kind, a thing and a moment, there is one. */
export type Notified = {
  readonly organizationId: number
  readonly kind: NotificationKind
  readonly thing: number
  readonly about: Date
}

/** SQL: nobody was notified of the kind about a thing and a moment of the organization. */
export const isNotNotified = (kind: NotificationKind, organization: string, thing: string, about: string): string =>
  `not exists (select from notified n where n.organization_id = ${organization} and n.kind = '${kind}'
    and n.thing = ${thing} and n.about = date_trunc('milliseconds', ${about}))`

/** Keeps that a person is notified; false where it was done before. */
export const claimNotification = async (
  tx: Queryable,
  { organizationId, kind, thing, about }: Notified,
  { personId, now }: { readonly personId: number; readonly now: Date },
): Promise<boolean> =>
  (await tx.change(
    `insert into notified (organization_id, kind, thing, about, person_id, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [organizationId, kind, thing, about, personId, now],
  )) > 0

export const keepWays = async (
  tx: Queryable,
  { organizationId, kind, thing, about }: Notified,
  ways: readonly NotificationWay[],
): Promise<void> => {
  await tx.change(
    'update notified set ways = $5 where organization_id = $1 and kind = $2 and thing = $3 and about = $4',
    [organizationId, kind, thing, about, ways],
  )
}

export type Reachable = { name: string; email: string; phone: string | null; tokenIds: number[] }

/** How a person is reached; undefined where the person has left. */
export const findReachable = (db: Queryable, personId: number): Promise<Reachable | undefined> =>
  db.oneRow<Reachable>(
    `select name, email, phone, coalesce((select array_agg(t.id::int order by t.id) from push_token t
         where t.person_id = p.id and t.enabled and p.notifications_permitted), '{}') as "tokenIds"
       from person p where id = $1 and deleted_at is null`,
    [personId],
  )

export const deleteNotifiedBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from notified where at < $1', [before])
