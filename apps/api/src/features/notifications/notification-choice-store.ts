import { type NotificationKind, type NotificationWay, notificationKinds } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'

export type NotificationWays = { kind: NotificationKind; ways: NotificationWay[] }

const kinds = Object.keys(notificationKinds) as NotificationKind[]

/** By which ways each kind of message comes to a person. Whoever answered STOPP to a club wants no news. */
export const readNotificationWays = async (db: Queryable, personId: number): Promise<NotificationWays[]> => {
  const rows = await db.rows<NotificationWays>(
    `select kind, case when kind = 'NEWS' and exists (select from sms_stop where person_id = $1) then '{}' else ways end as ways
     from (select kind, ways from notification_choice where person_id = $1
       union all select 'NEWS', '{SMS}' where not exists (select from notification_choice where (person_id, kind) = ($1, 'NEWS'))) as chosen`,
    [personId],
    'read-notification-ways',
  )
  const chosen = new Map(rows.map(({ kind, ways }) => [kind, ways]))
  return kinds.map((kind) => ({ kind, ways: chosen.get(kind) ?? [...notificationKinds[kind].standard] }))
}

/** Keeps what a person chose of a kind. Whoever wants news again gets those of every club. */
export const chooseNotificationWays = async (
  tx: Queryable,
  personId: number,
  { kind, ways }: { readonly kind: NotificationKind; readonly ways: readonly NotificationWay[] },
): Promise<void> => {
  await tx.change(
    `insert into notification_choice (person_id, kind, ways) values ($1, $2, $3)
     on conflict (person_id, kind) do update set ways = excluded.ways`,
    [personId, kind, ways],
  )
  if (kind === 'NEWS' && ways.includes('SMS')) await tx.change('delete from sms_stop where person_id = $1', [personId])
}

/** The phone of a person as it is kept; null where there is none. */
export const findPhone = async (db: Queryable, personId: number): Promise<string | null> =>
  (await db.oneRow<{ phone: string | null }>('select phone from person where id = $1', [personId]))?.phone ?? null
