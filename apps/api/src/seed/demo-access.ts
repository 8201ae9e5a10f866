import { verify } from '@node-rs/argon2'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoPassword } from '../platform/demo-password.ts'
import { demoLogins } from './demo-logins.ts'

type Found = { id: number; passwordHash: string }

/** The people of the demo who still have the published password. */
export const findOpenDemoLogins = async (db: Queryable): Promise<number[]> => {
  const found = await db.rows<Found>(
    `select id, password_hash as "passwordHash" from person
     where lower(email) = any($1) and password_hash is not null and deleted_at is null`,
    [Object.values(demoLogins).map(({ email }) => email)],
  )
  const open: number[] = []
  for (const { id, passwordHash } of found) if (await verify(passwordHash, demoPassword)) open.push(id)
  return open
}

/** Ends every session of these people. */
export const endDemoSessions = async (db: Queryable, personIds: readonly number[], now: Date): Promise<void> => {
  await db.change('update session set revoked_at = $2 where person_id = any($1) and revoked_at is null', [
    personIds,
    now,
  ])
}
