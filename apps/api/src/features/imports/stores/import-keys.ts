import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Effect } from '../types/import-type.ts'
import type { ImportKey, StoredImport } from './import-runs.ts'

type OfRun = Pick<StoredImport, 'organizationId' | 'id' | 'fileType'>
export type KnownKey = { key: string; runId: number; rowNumber: number; fileName: string; at: Date }

/** Which of the keys have been read in, and where they stood. */
export const listKnownKeys = (
  db: Queryable,
  { organizationId, fileType }: OfRun,
  keys: readonly string[],
): Promise<KnownKey[]> =>
  db.rows(
    `select k.key, k.run_id as "runId", k.row_number as "rowNumber", r.file_name as "fileName", r.uploaded_at as at from import_key k
     join import_run r on (r.organization_id, r.id) = (k.organization_id, k.run_id)
     where k.organization_id = $1 and k.file_type = $2 and k.key = any($3::text[])`,
    [organizationId, fileType, keys],
  )

/** Which of the keys an earlier row of the same file has, that would be read in. */
export const listEarlierRows = (
  db: Queryable,
  { organizationId, id }: ImportKey,
  keys: readonly string[],
): Promise<{ key: string; rowNumber: number }[]> =>
  db.rows(
    `select row_key as key, min(row_number) as "rowNumber" from import_row where organization_id = $1 and run_id = $2
       and row_key = any($3::text[]) and state in ('NEW', 'DONE', 'PASSED', 'CHOOSE') group by row_key`,
    [organizationId, id, keys],
  )

/** Takes keys for rows; answers the keys that nobody had. Who comes second finds them taken. */
export const takeKeys = async (
  tx: Queryable,
  { organizationId, id, fileType }: OfRun,
  taken: readonly { readonly key: string; readonly rowNumber: number }[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ key: string }>(
    `insert into import_key (organization_id, file_type, key, run_id, row_number)
     select $1, $2, key, $3, "rowNumber" from jsonb_to_recordset($4::jsonb) as q (key text, "rowNumber" int)
     on conflict do nothing returning key`,
    [organizationId, fileType, id, JSON.stringify(taken)],
  )
  return new Set(rows.map(({ key }) => key))
}

export const dropKeys = async (
  tx: Queryable,
  { organizationId, id, fileType }: OfRun,
  keys: readonly string[],
): Promise<void> => {
  await tx.change(
    'delete from import_key where organization_id = $1 and file_type = $2 and run_id = $3 and key = any($4::text[])',
    [organizationId, fileType, id, keys],
  )
}

export const insertEffects = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  effects: readonly (Effect & { readonly rowNumber: number })[],
): Promise<void> => {
  await tx.change(
    `insert into import_effect (organization_id, run_id, row_number, kind, record_id, before)
     select $1, $2, "rowNumber", kind, id, before from jsonb_to_recordset($3::jsonb) as q ("rowNumber" int, kind text, id bigint, before jsonb)
     on conflict do nothing`,
    [organizationId, id, JSON.stringify(effects)],
  )
}

/** Something that a row of a run has made. */
export type RowEffect = Effect & { readonly rowNumber: number }

/** What the last rows of a run have made that is left, the last first: about so many, and of the first of these rows all. */
export const listLastEffects = (
  db: Queryable,
  { organizationId, id }: ImportKey,
  about: number,
): Promise<RowEffect[]> =>
  db.rows(
    `select row_number as "rowNumber", kind, record_id as id, before from import_effect where organization_id = $1 and run_id = $2
       and row_number >= coalesce((select row_number from import_effect where organization_id = $1 and run_id = $2
         order by row_number desc offset $3 limit 1), 0)
     order by row_number desc, record_id desc`,
    [organizationId, id, about - 1],
  )

/** Whether a charge of the run stands on an invoice. Of all that are billed only those are looked at whose numbers the run can have given. */
export const isBilled = async (db: Queryable, { organizationId, id }: ImportKey): Promise<boolean> =>
  (await db.oneRow(
    `with made as materialized (select min(record_id) as first, max(record_id) as last from import_effect
       where organization_id = $1 and run_id = $2 and kind = 'charge')
     select from made, charge c where c.organization_id = $1 and c.id between made.first and made.last and c.source = 'IMPORT' and c.state = 'billed'
       and exists (select from import_effect e where e.organization_id = $1 and e.kind = 'charge' and e.record_id = c.id and e.run_id = $2) limit 1`,
    [organizationId, id],
  )) !== undefined

/** Lets go of what the rows of a run from one on have made, and of what they are known by. */
export const forgetFrom = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  rowNumber: number,
): Promise<void> => {
  for (const table of ['import_effect', 'import_key']) {
    await tx.change(`delete from ${table} where organization_id = $1 and run_id = $2 and row_number >= $3`, [
      organizationId,
      id,
      rowNumber,
    ])
  }
}
