import type { FilterToken } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import { createValues, filterConditions, sortExpression, type Values } from './conditions.ts'
import { type AdminTable, fieldOf, fromOf, scopeOf, selectionOf } from './table.ts'
import { type Asking, areMany, type Found, lookUp, textCondition } from './text-conditions.ts'

/** A record as the database has it: instants are Dates. */
export type Row = { readonly id: number; readonly version: number } & Record<string, unknown>

/** Which rows of an organisation, and in which order; a minus in front of `sort` is the largest first. */
export type Selection = {
  readonly organizationId: number
  readonly q?: string | undefined
  /** Looked for in everything at once: only by what a record itself is called. */
  readonly isCommon?: boolean
  readonly filter?: readonly FilterToken[] | undefined
  readonly sort: string
  /** Only these. */
  readonly ids?: readonly number[] | undefined
  /** What `q` was looked up as; whoever asks more than once looks it up once. */
  readonly found?: Found
  /** Whether few rows are left, where that is known: these are found first and sorted then. */
  readonly isFew?: boolean | undefined
}
type Settled = Selection & { readonly found: Found }

const areFew = (filter: Selection['filter'], names: readonly string[] | undefined): boolean =>
  filter?.some(({ field }) => names?.includes(field)) ?? false

/** Whether a filter leaves few rows, as a rule. */
export const leavesFew = (table: AdminTable, { filter }: Pick<Selection, 'filter'>): boolean =>
  areFew(filter, table.fewIf)

/** The selection with its text looked up in what the rows point at. An order of few rows is refused for many. */
export const settle = async (db: Queryable, table: AdminTable, selection: Selection): Promise<Settled> => {
  const { organizationId, q, isCommon, found, sort, filter } = selection
  const { sortAmong } = fieldOf(table, sort.replace('-', ''))
  if (sortAmong && !areFew(filter, sortAmong)) throw refuseField('sort', 'field.unknown')
  return { ...selection, found: found ?? (q ? await lookUp(db, table, organizationId, q, isCommon) : new Map()) }
}

/** The last row that was seen: its value of the sort as text, and its id. */
export type Place = { readonly value: string; readonly id: number }

/** Rows with the value that they are sorted by, and where the order is one of few how many these are. */
export type PlacedRow = Row & { readonly sortedBy: string; readonly among?: number }

/** SQL of what a selection asks of a row. */
export const conditionsOf = (
  table: AdminTable,
  { q, found, isCommon, filter = [], ids }: Settled,
  values: Values,
  asking?: Asking,
): string[] => [
  scopeOf(table, '$1'),
  ...filterConditions(table, filter, values),
  ...(q ? [textCondition(table, q, values, found, isCommon, asking)] : []),
  ...(ids ? [`r.id = any(${values.add(ids)}::bigint[])`] : []),
]

/** What a condition asks for itself is `h` and `o` everywhere. */
const namesAnother = /\b(?![rho]\.)[a-z]\w*\.[a-z_]/

// What is joined is there for each row, by a foreign key or as a left join: the rows are the same without it where nothing names it.
const isOfItself = (table: AdminTable, sql: string): boolean =>
  fromOf(table).startsWith(`${table.table} r`) && !namesAnother.test(sql)

const joinedTo = (table: AdminTable, rows: string): string => fromOf(table).replace(table.table, rows)

/**
 * The rows after a place: one walk along the index of the sort, however far down the list. Where a filter leaves few rows
 * they are found by it: the walk could pass all that the club ever had before it met them.
 */
export const listRecords = async (
  db: Queryable,
  table: AdminTable,
  selection: Selection,
  limit: number,
  after?: Place,
  names?: string[],
): Promise<PlacedRow[]> => {
  const values = createValues(selection.organizationId)
  const isDescending = selection.sort.startsWith('-')
  const sort = selection.sort.replace('-', '')
  const { sql: sorted, type } = sortExpression(table, sort)
  const sql = (selection.isFew ?? leavesFew(table, selection)) ? `(select ${sorted})` : sorted
  const conditions = conditionsOf(table, await settle(db, table, selection), values)
  if (after) {
    const [compare, value, id] = [isDescending ? '<' : '>', values.add(after.value), values.add(after.id)]
    conditions.push(`(${sql}, r.id) ${compare} (${value}::${type}, ${id}::bigint)`)
  }
  const order = isDescending ? 'desc' : 'asc'
  const found = `where ${conditions.join(' and ')} order by ${sql} ${order}, r.id ${order} limit ${values.add(limit)}`
  const columns = `${selectionOf(table, names)}, ${sql}::text as "sortedBy"`
  // All of the few are walked anyway, to be sorted: counted on the way they need not be found twice.
  const among = fieldOf(table, sort).sortAmong && 'count(*) over () as among'
  const own = among ? `r.*, ${among}` : 'r.*'
  const text = isOfItself(table, found)
    ? `select ${columns}${among ? ', r.among' : ''} from ${joinedTo(table, `(select ${own} from ${table.table} r ${found})`)}
       order by ${sql} ${order}, r.id ${order}`
    : `select ${columns}${among ? `, ${among}` : ''} from ${fromOf(table)} ${found}`
  return db.rows<PlacedRow>(text, values.list)
}

/** Counted at once; beyond it the planner is asked whether counting on is worth while. */
const COUNTED = 1000
/** Totals are told to the last one up to here. */
const EXACT = 10_000
/** The planner is a rough guesser where there are filters. */
const MARGIN = 2

type Total = { readonly total: number; readonly isExact: boolean }

/** So few that they are sooner sorted than looked for along the order. */
export const isFew = ({ total, isExact }: Total): boolean => isExact && total <= COUNTED

/** How many rows there are: counted up to ten thousand, estimated from there, so that it costs the same for any table. */
export const countRecords = async (db: Queryable, table: AdminTable, selection: Selection): Promise<Total> => {
  const settled = await settle(db, table, selection)
  const rowsOf = (values: Values, asking?: Asking): string => {
    const conditions = conditionsOf(table, settled, values, asking).join(' and ')
    return `select 1 from ${isOfItself(table, conditions) ? `${table.table} r` : fromOf(table)} where ${conditions}`
  }
  const countTo = async (most: number): Promise<number> => {
    const values = createValues(selection.organizationId)
    const counted = `select count(*) as total from (${rowsOf(values)} limit ${most + 1}) as found`
    return (await db.theRow<{ total: number }>(counted, values.list)).total
  }
  // What is sorted among few is few, whatever the text means.
  const isAmongFew = fieldOf(table, selection.sort.replace('-', '')).sortAmong !== undefined
  const few = areMany(settled.found) && !isAmongFew ? undefined : await countTo(COUNTED)
  if (few !== undefined && few <= COUNTED) return { total: few, isExact: true }
  const values = createValues(selection.organizationId)
  const plan = await db.theRow<Record<string, [{ Plan: { 'Plan Rows': number } }]>>(
    `explain (format json) ${rowsOf(values, 'joined')}`,
    values.list,
  )
  const [estimate] = Object.values(plan)[0] ?? []
  const guessed = estimate?.Plan['Plan Rows'] ?? 0
  // A filter leaves few of the many: these are counted.
  if (few === undefined && guessed <= COUNTED) {
    const total = await countTo(COUNTED)
    return { total, isExact: total <= COUNTED }
  }
  // Nobody waits for the count of what they search in.
  if (settled.q || guessed > EXACT * MARGIN) return { total: Math.max(guessed, few ?? 0), isExact: false }
  const counted = await countTo(EXACT)
  return counted > EXACT ? { total: Math.max(guessed, counted), isExact: false } : { total: counted, isExact: true }
}

/** One record; undefined where it does not exist or is another organisation's. */
export const findRecord = async (
  db: Queryable,
  table: AdminTable,
  organizationId: number,
  id: number,
  lock?: 'locked',
): Promise<Row | undefined> => {
  const [row] = await db.rows<Row>(
    `select ${selectionOf(table)} from ${fromOf(table)} where ${scopeOf(table, '$1')} and r.id = $2
     ${lock ? 'for no key update of r' : ''}`,
    [organizationId, id],
  )
  return row
}

/** Those of the ids that are records of the organisation. */
export const knownIds = async (
  db: Queryable,
  table: AdminTable,
  organizationId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db.rows<{ id: number }>(
    `select r.id from ${fromOf(table)} where ${scopeOf(table, '$1')} and r.id = any($2::bigint[])`,
    [organizationId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}
