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

/** The first rows in any of the states behind a row and up to another. */
export const nextImportRows = (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  states: readonly ImportRowState[],
  { after, upTo, most }: { readonly after: number; readonly upTo: number; readonly most: number },
): Promise<StoredRow[]> =>
  tx.rows(
    `select ${columns} from import_row where organization_id = $1 and run_id = $2 and row_number > $3 and row_number <= $4 and state = any($5::text[])
     order by row_number limit $6`,
    [organizationId, id, after, upTo, states, most],
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

/** How many rows are reckoned at once: no statement takes long, however large the file is. */
const countedAtOnce = 50_000

type Part = readonly [organizationId: number, id: number, from: number, to: number]
const inPart = 'organization_id = $1 and run_id = $2 and row_number > $3 and row_number <= $4'

const sumsOf = (db: Queryable, part: Part) =>
  db.rows<{ state: string; problem: string | null; rows: number; ore: number }>(
    `select state, case when state in ('CHOOSE', 'FAILED') then problem end as problem, count(*)::int as rows,
       coalesce(sum(amount_ore), 0)::float8 as ore from import_row where ${inPart} group by 1, 2`,
    part,
  )
const whoIn = (db: Queryable, part: Part) =>
  db.rows<{ driver: number | null; car: number | null }>(
    `select distinct person_id as driver, car_id as car from import_row where ${inPart} and state in ('NEW', 'DONE')`,
    part,
  )

/** What all rows of a run come to. */
export const countImportRows = async (db: Queryable, { organizationId, id }: ImportKey): Promise<ImportCounts> => {
  const { last } = await db.theRow<{ last: number }>(
    'select coalesce(max(row_number), 0)::int as last from import_row where organization_id = $1 and run_id = $2',
    [organizationId, id],
  )
  const states: Record<string, { rows: number; ore: number }> = {}
  const obstacles: Record<string, number> = {}
  const [drivers, cars] = [new Set<number | null>(), new Set<number | null>()]
  for (let from = 0; from < last; from += countedAtOnce) {
    const part = [organizationId, id, from, from + countedAtOnce] as const
    for (const { state, problem, rows, ore } of await sumsOf(db, part)) {
      const sum = states[state] ?? { rows: 0, ore: 0 }
      states[state] = { rows: sum.rows + rows, ore: sum.ore + ore }
      if (problem !== null) obstacles[problem] = (obstacles[problem] ?? 0) + rows
    }
    for (const { driver, car } of await whoIn(db, part)) {
      drivers.add(driver)
      cars.add(car)
    }
  }
  for (const known of [drivers, cars]) known.delete(null)
  const mostFirst = Object.entries(obstacles).toSorted(([, one], [, other]) => other - one)
  return { states, obstacles: Object.fromEntries(mostFirst), drivers: drivers.size, cars: cars.size }
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

/** Forgets what staff have said of rows that are not read in: they are read as something else. What was found of them, the next rehearsal finds anew. */
export const forgetAnswers = async (tx: Queryable, { organizationId, id }: ImportKey): Promise<void> => {
  await tx.change(
    `update import_row set answer = null, mended = null where organization_id = $1 and run_id = $2 and state <> 'DONE'
       and (mended is not null or answer is not null)`,
    [organizationId, id],
  )
}

/** Lets rows that were read in, or put aside, be read in again: those from one row up to another. */
export const reopenRows = async (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  from: number,
  before: number,
): Promise<void> => {
  await tx.change(
    `update import_row set state = 'READ', digest = null, record_ids = null where organization_id = $1 and run_id = $2
       and row_number >= $3 and row_number < $4 and state in ('DONE', 'PASSED')`,
    [organizationId, id, from, before],
  )
}
