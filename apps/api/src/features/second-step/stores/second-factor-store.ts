import type { Queryable } from '../../../platform/db/queryable.ts'

export type StoredFactor = {
  readonly id: number
  readonly kind: 'APP' | 'PASSKEY'
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}
export type StoredApp = { readonly id: number; readonly sealedSecret: Buffer; readonly lastStep: string | null }
export type StoredPasskey = {
  readonly id: number
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: string
  readonly transports: string[] | null
}

/** Nobody else changes what the person proves themselves with until the transaction ends. */
export const lockFactors = async (tx: Queryable, personId: number): Promise<void> => {
  await tx.rows('select from person where id = $1 for no key update', [personId])
}

export const listFactors = (db: Queryable, personId: number): Promise<StoredFactor[]> =>
  db.rows(
    `select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt" from second_factor
     where person_id = $1 and confirmed_at is not null order by id`,
    [personId],
  )

/** An app that was not confirmed is forgotten when another is begun. */
export const insertApp = async (
  tx: Queryable,
  personId: number,
  { name, sealedSecret, now }: { readonly name: string; readonly sealedSecret: Buffer; readonly now: Date },
): Promise<number> => {
  await tx.change('delete from second_factor where person_id = $1 and confirmed_at is null', [personId])
  const { id } = await tx.theRow<{ id: number }>(
    `insert into second_factor (person_id, kind, name, sealed_secret, created_at) values ($1, 'APP', $2, $3, $4) returning id`,
    [personId, name, sealedSecret, now],
  )
  return id
}

const appColumns = 'id, sealed_secret as "sealedSecret", last_step as "lastStep"'

/** The apps of a person: those that count, or the one that waits for its first code and was begun since then. */
export const listApps = (
  db: Queryable,
  personId: number,
  waiting?: { readonly id: number; readonly since: Date },
): Promise<StoredApp[]> =>
  waiting
    ? db.rows(
        `select ${appColumns} from second_factor
         where person_id = $1 and kind = 'APP' and id = $2 and confirmed_at is null and created_at > $3`,
        [personId, waiting.id, waiting.since],
      )
    : db.rows(
        `select ${appColumns} from second_factor where person_id = $1 and kind = 'APP' and confirmed_at is not null order by id`,
        [personId],
      )

/** Uses the code of a time step up; false where it or a later one was used already. */
export const spendStep = async (tx: Queryable, id: number, step: number, now: Date): Promise<boolean> =>
  (await tx.change(
    `update second_factor set last_step = $2, last_used_at = $3, confirmed_at = coalesce(confirmed_at, $3)
     where id = $1 and coalesce(last_step, 0) < $2`,
    [id, step, now],
  )) > 0

type NewPasskey = Omit<StoredPasskey, 'id' | 'publicKey' | 'counter'> & {
  readonly name: string
  readonly publicKey: Uint8Array
  readonly counter: number
}

export const insertPasskey = async (tx: Queryable, personId: number, passkey: NewPasskey, now: Date): Promise<void> => {
  const { name, credentialId, publicKey, counter, transports } = passkey
  await tx.change(
    `insert into second_factor (person_id, kind, name, credential_id, public_key, counter, transports, created_at, confirmed_at)
     values ($1, 'PASSKEY', $2, $3, $4, $5, $6, $7, $7)`,
    [personId, name, credentialId, Buffer.from(publicKey), counter, transports, now],
  )
}

export const listPasskeys = (db: Queryable, personId: number): Promise<StoredPasskey[]> =>
  db.rows(
    `select id, credential_id as "credentialId", public_key as "publicKey", counter, transports from second_factor
     where person_id = $1 and kind = 'PASSKEY' order by id`,
    [personId],
  )

export const notePasskeyUse = async (tx: Queryable, id: number, counter: number, now: Date): Promise<void> => {
  await tx.change('update second_factor set counter = $2, last_used_at = $3 where id = $1', [id, counter, now])
}

export const deleteFactor = async (tx: Queryable, personId: number, id: number): Promise<boolean> =>
  (await tx.change('delete from second_factor where person_id = $1 and id = $2', [personId, id])) > 0
