import type { FieldChanges } from '../../../../platform/audit/change-store.ts'
import type { Queryable } from '../../../../platform/db/queryable.ts'
import { createValues, sortExpression } from '../../../admin-records/stores/conditions.ts'
import { conditionsOf, type Selection, settle } from '../../../admin-records/stores/list-records.ts'
import { type AdminTable, fromOf, scopeOf } from '../../../admin-records/stores/table.ts'
import type { RecordState, RunCounts, RunKey } from './bulk-runs.ts'

export type BulkRecord = {
  readonly id: number
  readonly title: string
  readonly state: RecordState
  readonly errors: readonly { readonly code: string; readonly message: string }[]
  readonly changes: FieldChanges
}
export type WaitingRecord = { readonly id: number; readonly version: number | null }

const into = `insert into admin_bulk_record (organization_id, run_id, record_id, place, version, state)`

/** The records of a run are those that match now, in the order of their list; answers how many, one more than `most` at most. */
export const fixMatching = async (
  tx: Queryable,
  table: AdminTable,
  run: RunKey,
  selection: Omit<Selection, 'organizationId'>,
  most: number,
): Promise<number> => {
  const values = createValues(run.organizationId)
  const { sql } = sortExpression(table, selection.sort.replace('-', ''))
  const order = selection.sort.startsWith('-') ? 'desc' : 'asc'
  const settled = await settle(tx, table, { ...selection, organizationId: run.organizationId })
  const where = conditionsOf(table, settled, values).join(' and ')
  return tx.change(
    `${into} select $1, ${values.add(run.id)}::int, id, row_number() over (), version, 'waiting' from (
       select r.id, r.version from ${fromOf(table)} where ${where} order by ${sql} ${order}, r.id ${order}
       limit ${values.add(most + 1)}) as found`,
    values.list,
  )
}

/** The records of a run are these, known or not. */
export const fixNamed = (tx: Queryable, table: AdminTable, run: RunKey, ids: readonly number[]): Promise<number> =>
  tx.change(
    `${into} select $1, $2, named.id, min(named.place), min(found.version), 'waiting'
     from unnest($3::int[]) with ordinality as named(id, place)
     left join (select r.id, r.version from ${fromOf(table)} where ${scopeOf(table, '$1')} and r.id = any($3::int[])) as found
       on found.id = named.id group by named.id`,
    [run.organizationId, run.id, ids],
  )

/** The records of a run are those that another changed. */
export const fixChanged = (tx: Queryable, run: RunKey, undoes: number): Promise<number> =>
  tx.change(
    `${into} select organization_id, $2, record_id, place, null, 'waiting' from admin_bulk_record
     where organization_id = $1 and run_id = $3 and state = 'done'`,
    [run.organizationId, run.id, undoes],
  )

/** Those that come next. */
export const listWaiting = (db: Queryable, run: RunKey, limit: number): Promise<WaitingRecord[]> =>
  db.rows(
    `select record_id as id, version from admin_bulk_record
     where organization_id = $1 and run_id = $2 and state = 'waiting' order by place limit $3`,
    [run.organizationId, run.id, limit],
  )

const columns = 'record_id as id, title, state, errors, changes'

/** What a run did to these. */
export const listResultsOf = (db: Queryable, run: RunKey, ids: readonly number[]): Promise<BulkRecord[]> =>
  db.rows(
    `select ${columns} from admin_bulk_record where organization_id = $1 and run_id = $2 and record_id = any($3::int[])`,
    [run.organizationId, run.id, ids],
  )

type Asked = { readonly state?: RecordState | undefined; readonly after?: number | undefined; readonly size: number }

/** What became of records, in their order. */
export const listResults = (
  db: Queryable,
  run: RunKey,
  { state, after = 0, size }: Asked,
): Promise<(BulkRecord & { readonly place: number })[]> =>
  db.rows(
    `select ${columns}, place from admin_bulk_record where organization_id = $1 and run_id = $2 and place > $3
       ${state ? 'and state = $5' : ''} order by place limit $4`,
    [run.organizationId, run.id, after, size, ...(state ? [state] : [])],
  )

export type Reason = {
  readonly message: string
  readonly count: number
  readonly records: { readonly id: number; readonly title: string }[]
}

/** Why records failed, the commonest reason first, with the first of them. */
export const listReasons = (db: Queryable, run: RunKey): Promise<Reason[]> =>
  db.rows(
    `select message, count(*)::int as count,
       jsonb_path_query_array(jsonb_agg(jsonb_build_object('id', record_id, 'title', title) order by place), '$[0 to 19]') as records
     from (select record_id, title, place,
         coalesce((select string_agg(e->>'message', ' ') from jsonb_array_elements(errors) e), '') as message
       from admin_bulk_record where organization_id = $1 and run_id = $2 and state = 'failed') as failed
     group by message order by count(*) desc, message limit 50`,
    [run.organizationId, run.id],
  )

/** Writes down what became of some. */
export const saveResults = async (tx: Queryable, run: RunKey, results: readonly BulkRecord[]): Promise<void> => {
  await tx.change(
    `update admin_bulk_record b set state = x.state, title = x.title, errors = x.errors, changes = x.changes
     from jsonb_to_recordset($3::jsonb) as x(id int, state text, title text, errors jsonb, changes jsonb)
     where b.organization_id = $1 and b.run_id = $2 and b.record_id = x.id`,
    [run.organizationId, run.id, JSON.stringify(results)],
  )
}

/** Those of a state wait again; `anew`: whatever has become of them since they were chosen. */
export const letWait = (tx: Queryable, run: RunKey, state: RecordState, anew?: 'anew'): Promise<number> =>
  tx.change(
    `update admin_bulk_record set state = 'waiting', errors = '[]', changes = '{}' ${anew ? ', version = null' : ''}
     where organization_id = $1 and run_id = $2 and state = $3`,
    [run.organizationId, run.id, state],
  )

export const countResults = (db: Queryable, run: RunKey): Promise<RunCounts> => {
  const of = (state: RecordState) => `count(*) filter (where state = '${state}')::int as ${state}`
  return db.theRow<RunCounts>(
    `select ${of('waiting')}, ${of('done')}, ${of('same')}, ${of('failed')} from admin_bulk_record
       where organization_id = $1 and run_id = $2`,
    [run.organizationId, run.id],
  )
}
