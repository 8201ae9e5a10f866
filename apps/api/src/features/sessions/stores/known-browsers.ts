import type { Queryable } from '../../../platform/db/queryable.ts'

/** Whether the person has logged in from the browser, or answered a mail in it. */
export const isKnownBrowser = async (db: Queryable, browserHash: Buffer, personId: number): Promise<boolean> =>
  (await db.oneRow('select from known_browser where browser_hash = $1 and person_id = $2', [browserHash, personId])) !==
  undefined

export const saveKnownBrowser = async (
  db: Queryable,
  browserHash: Buffer,
  personId: number,
  now: Date,
): Promise<void> => {
  await db.change(
    `insert into known_browser (browser_hash, person_id, known_at) values ($1, $2, $3)
     on conflict (browser_hash, person_id) do update set known_at = $3`,
    [browserHash, personId, now],
  )
}

/** Forgets browsers that nobody has logged in from since the moment. */
export const deleteKnownBrowsersBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from known_browser where known_at < $1', [before])
