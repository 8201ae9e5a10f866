import type { ImportRowState } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Suggestion } from '../cells/obstacle.ts'
import type { ImportCounts, ImportKey } from './import-runs.ts'

export type RowDetail = {
  readonly text: string
  readonly field?: string | undefined
  readonly badge?: string | undefined
  readonly suggestions?: readonly Suggestion[] | undefined
}

/** A row of a file as it is kept. `mended`: by field, what staff wrote in the place of a cell. */
export type StoredRow = {
  rowNumber: number
  cells: string[]
  mended: Record<string, string> | null
  answer: string | null
  state: ImportRowState
  problem: string | null
  detail: RowDetail | null
  digest: string | null
  amountOre: number | null
}

const columns = `row_number as "rowNumber", cells, mended, answer, state, problem, detail, digest, amount_ore as "amountOre"`

/** Writes down rows as they stand in the file. */
export const insertImportRows = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  rows: readonly {
    readonly rowNumber: number
    readonly cells: readonly string[]
    readonly state: 'HEAD' | 'IGNORED' | 'READ'
  }[],
): Promise<void> => {
  await tx.change(
    `insert into import_row (organization_id, run_id, row_number, cells, state)
     select $1, $2, "rowNumber", cells, state from jsonb_to_recordset($3::jsonb) as q ("rowNumber" int, cells text[], state text)
     on conflict do nothing`,
    [organizationId, id, JSON.stringify(rows)],
  )
}

/** The next rows in any of the states behind a position, locked for the work. */
export const nextImportRows = (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  states: readonly ImportRowState[],
  position: number,
  most: number,
): Promise<StoredRow[]> =>
  tx.rows(
    `select ${columns} from import_row where organization_id = $1 and run_id = $2 and row_number > $3 and state = any($4::text[])
     order by row_number limit $5`,
    [organizationId, id, position, states, most],
  )

export const findImportRow = (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  rowNumber: number,
): Promise<StoredRow | undefined> =>
  tx.oneRow(
    `select ${columns} from import_row where organization_id = $1 and run_id = $2 and row_number = $3 for update`,
    [organizationId, id, rowNumber],
  )

export type SavedOutcome = {
  readonly rowNumber: number
  readonly state: ImportRowState
  readonly problem: string | null
  readonly detail: RowDetail | null
  readonly rowKey: string | null
  readonly digest: string | null
  readonly amountOre: number | null
  readonly personId: number | null
  readonly carId: number | null
  readonly recordIds: readonly number[] | null
}

/** Writes down what became of rows. */
export const saveOutcomes = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  outcomes: readonly SavedOutcome[],
): Promise<void> => {
  await tx.change(
    `update import_row r set state = q.state, problem = q.problem, detail = q.detail, row_key = q."rowKey", digest = q.digest,
       amount_ore = q."amountOre", person_id = q."personId", car_id = q."carId", record_ids = q."recordIds"
     from jsonb_to_recordset($3::jsonb) as q ("rowNumber" int, state text, problem text, detail jsonb, "rowKey" text, digest text,
       "amountOre" int, "personId" int, "carId" int, "recordIds" bigint[])
     where r.organization_id = $1 and r.run_id = $2 and r.row_number = q."rowNumber"`,
    [organizationId, id, JSON.stringify(outcomes)],
  )
}

export const mendImportRow = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  rowNumber: number,
  { mended, answer }: Pick<StoredRow, 'mended' | 'answer'>,
): Promise<void> => {
  await tx.change(
    'update import_row set mended = $4, answer = $5 where organization_id = $1 and run_id = $2 and row_number = $3',
    [organizationId, id, rowNumber, mended && JSON.stringify(mended), answer],
  )
}

/** What all rows of a run come to. */
export const countImportRows = async (db: Queryable, { organizationId, id }: ImportKey): Promise<ImportCounts> => {
  const ofRun = [organizationId, id]
  const states = await db.rows<{ state: string; rows: number; ore: number }>(
    `select state, count(*)::int as rows, coalesce(sum(amount_ore), 0)::float8 as ore from import_row
     where organization_id = $1 and run_id = $2 group by state`,
    ofRun,
  )
  const obstacles = await db.rows<{ problem: string; rows: number }>(
    `select problem, count(*)::int as rows from import_row where organization_id = $1 and run_id = $2 and state in ('CHOOSE', 'FAILED')
     group by problem order by rows desc, problem`,
    ofRun,
  )
  const who = await db.theRow<{ drivers: number; cars: number }>(
    `select count(distinct person_id)::int as drivers, count(distinct car_id)::int as cars from import_row
     where organization_id = $1 and run_id = $2 and state in ('NEW', 'DONE')`,
    ofRun,
  )
  return {
    states: Object.fromEntries(states.map(({ state, rows, ore }) => [state, { rows, ore }])),
    obstacles: Object.fromEntries(obstacles.map(({ problem, rows }) => [problem, rows])),
    ...who,
  }
}

/** Rows of a run for the screen: those that need somebody, where no state is said. */
export const listImportRows = (
  db: Queryable,
  { organizationId, id }: ImportKey,
  {
    state,
    problem,
    after,
    size,
  }: { state?: string | undefined; problem?: string | undefined; after: number; size: number },
): Promise<StoredRow[]> =>
  db.rows(
    `select ${columns} from import_row where organization_id = $1 and run_id = $2 and row_number > $3
       and ${state === undefined ? `state in ('CHOOSE', 'FAILED') and $4::text is null` : 'state = $4'} and ($5::text is null or problem = $5)
     order by row_number limit $6`,
    [organizationId, id, after, state ?? null, problem ?? null, size],
  )

/** All rows behind one, with what was made of them, for the file that goes back. */
export const listRowsForFile = (
  db: Queryable,
  { organizationId, id }: ImportKey,
  after: number,
  most: number,
): Promise<(StoredRow & { recordIds: number[] | null })[]> =>
  db.rows(
    `select ${columns}, record_ids::float8[] as "recordIds" from import_row where organization_id = $1 and run_id = $2 and row_number > $3
     order by row_number limit $4`,
    [organizationId, id, after, most],
  )

/** Forgets what was found of rows that are not read in: they are read as something else. */
export const forgetOutcomes = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  headerRow: number,
): Promise<void> => {
  await tx.change(
    `update import_row set state = case when row_number <= $3 then 'HEAD' else 'READ' end, problem = null, detail = null, digest = null,
       row_key = null, answer = null, mended = null where organization_id = $1 and run_id = $2 and state not in ('DONE', 'IGNORED')`,
    [organizationId, id, headerRow],
  )
}
