import type { Queryable } from '../../platform/db/queryable.ts'

export type PushToken = { id: number; name: string; enabled: boolean; createdAt: Date }
export type NewPushToken = { personId: number; name: string; endpoint: string; p256dh: string; auth: string; now: Date }
export type PushAddress = { endpoint: string; p256dh: string; auth: string }
type KeyPair = { publicKey: string; privateKey: string }

/** Browsers of one person that are kept; the oldest goes when one more comes. */
const mostTokens = 20

export const areNotificationsEnabled = async (db: Queryable, personId: number): Promise<boolean> => {
  const row = await db.oneRow<{ enabled: boolean }>(
    'select notifications_permitted as enabled from person where id = $1',
    [personId],
  )
  return row?.enabled ?? false
}

export const enableNotifications = async (db: Queryable, personId: number, enabled: boolean): Promise<void> => {
  await db.change('update person set notifications_permitted = $2 where id = $1', [personId, enabled])
}

export const listPushTokens = (db: Queryable, personId: number): Promise<PushToken[]> =>
  db.rows('select id, name, enabled, created_at as "createdAt" from push_token where person_id = $1 order by id', [
    personId,
  ])

/** Adds a browser. One that is known already gets its new name, and belongs to whoever adds it last. */
export const addPushToken = async (
  tx: Queryable,
  { personId, name, endpoint, p256dh, auth, now }: NewPushToken,
): Promise<void> => {
  await tx.change(
    `insert into push_token (person_id, name, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (endpoint) do update set person_id = $1, name = $2, p256dh = $4, auth = $5, enabled = true`,
    [personId, name, endpoint, p256dh, auth, now],
  )
  await tx.change(
    `delete from push_token where person_id = $1 and id not in
       (select id from push_token where person_id = $1 order by id desc limit $2)`,
    [personId, mostTokens],
  )
}

/** Answers whether there is such a browser of the person. */
export const changePushToken = async (
  db: Queryable,
  personId: number,
  id: number,
  change: { name?: string | undefined; enabled?: boolean | undefined },
): Promise<boolean> =>
  (await db.change(
    'update push_token set name = coalesce($3, name), enabled = coalesce($4, enabled) where person_id = $1 and id = $2',
    [personId, id, change.name ?? null, change.enabled ?? null],
  )) > 0

/** Answers whether there was such a browser of the person. */
export const deletePushToken = async (db: Queryable, personId: number, id: number): Promise<boolean> =>
  (await db.change('delete from push_token where person_id = $1 and id = $2', [personId, id])) > 0

/** Where a notification to the browser goes; undefined where the person or the browser wants none. */
export const findPushAddress = (db: Queryable, id: number): Promise<PushAddress | undefined> =>
  db.oneRow<PushAddress>(
    `select endpoint, p256dh, auth from push_token join person on person.id = person_id
       where push_token.id = $1 and enabled and notifications_permitted`,
    [id],
  )

/** Forgets a browser that has unsubscribed. */
export const forgetPushToken = async (db: Queryable, id: number): Promise<void> => {
  await db.change('delete from push_token where id = $1', [id])
}

/** The one key pair of this database; the first who asks makes it. */
export const pushKeys = async (db: Queryable, make: () => Promise<KeyPair>): Promise<KeyPair> => {
  const find = [
    'select public_key as "publicKey", private_key as "privateKey" from push_key',
    [],
    'find-push-key',
  ] as const
  const known = await db.oneRow<KeyPair>(...find)
  if (known) return known
  const { publicKey, privateKey } = await make()
  await db.change('insert into push_key (public_key, private_key) values ($1, $2) on conflict do nothing', [
    publicKey,
    privateKey,
  ])
  return db.theRow<KeyPair>(...find)
}
