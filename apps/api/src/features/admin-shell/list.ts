import type { FilterToken } from '@delebil/core-api/admin'
import { errorCode } from '../../platform/db/database-unavailable.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminReply } from '../admin-records/admin-verb.ts'
import { countRecords, isFew, leavesFew, listRecords, settle } from '../admin-records/stores/list-records.ts'
import { type AdminTable, fieldOf } from '../admin-records/stores/table.ts'
import { areMany } from '../admin-records/stores/text-conditions.ts'
import { toRecord } from '../admin-records/to-record.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

export type ListQuery = {
  readonly q?: string
  readonly filter?: readonly FilterToken[]
  readonly sort: string
  readonly size: number
  readonly cursor?: string
}

// What the database reads a cursor's value as: text it takes all of, of the others only what it wrote itself.
const valueShapes: Readonly<Record<string, RegExp>> = {
  number: /^-?\d{1,18}$/,
  money: /^-?\d{1,18}$/,
  ref: /^-?\d{1,18}$/,
  flag: /^(true|false)$/,
  instant: /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/,
}

/** What was asked for by name is one more token of the filter. */
const filterOf = ({ resource: { lookup } }: AdminTable, asked: Readonly<Record<string, unknown>>): FilterToken[] => {
  const filter = (asked['filter'] ?? []) as FilterToken[]
  const value = lookup ? asked[lookup] : undefined
  return lookup && value ? [...filter, { field: lookup, operator: 'is', value }] : filter
}

/** One page of a list, and the cursor of the next. */
export const listPage = async (table: AdminTable, { db, office, input }: AdminCall): Promise<AdminReply> => {
  const { size, cursor, ...asked } = input['query'] as ListQuery
  const { sort } = asked
  const kind = table.resource.fields[sort.replace('-', '')]?.kind ?? 'text'
  const shape = valueShapes[kind]
  const after = cursor ? readCursor(cursor, sort, (value) => shape?.test(value) ?? true) : undefined
  const selection = await settle(db, table, {
    ...asked,
    filter: filterOf(table, asked),
    organizationId: office.organizationId,
  })
  const find = (isOfFew: boolean | undefined) =>
    listRecords(db, table, { ...selection, isFew: isOfFew }, size + 1, after).catch((error: unknown) => {
      // Class 22: a value that looks right and is none, such as the 30th of February.
      throw after && errorCode(error)?.startsWith('22') ? refuseField('cursor', 'field.format') : error
    })
  const isAmongFew = fieldOf(table, sort.replace('-', '')).sortAmong !== undefined
  const count = after || isAmongFew ? undefined : countRecords(db, table, selection)
  // What is asked for may be so few rows that walking the order until a page is full passes all there is, or so many that nobody
  // waits for them to be sorted: their number, soon counted, says so.
  const isCounted = asked.q === undefined ? leavesFew(table, selection) : !areMany(selection.found)
  const known = isCounted ? (after ?? (await count)) : undefined
  // Else side by side: who waits for the first rows does not wait for their number after them.
  const [rows, beforehand] = await Promise.all([find(known && isFew(known)), count])
  const isWhole = !after && rows.length <= size
  const counted = after ?? (isWhole ? undefined : beforehand) ?? { total: rows[0]?.among ?? rows.length, isExact: true }
  const { isExact } = counted
  const total = Math.max(counted.total, rows.length)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const next: Cursor | undefined = last && { sort, value: last.sortedBy, id: last.id, total, isExact }
  return {
    answer: {
      data: shown.map((row) => toRecord(table, row)),
      totalElements: total,
      isExact,
      cursor: next ? writeCursor(next) : null,
    },
    headers: { 'x-total-elements': String(total), 'x-total-pages': String(Math.ceil(total / size)) },
  }
}

/** How many rows each of some filters leaves: the views of a list, counted in one answer. */
export const countViews = async (table: AdminTable, { db, office, input }: AdminCall): Promise<AdminReply> => {
  const { filters } = input['query'] as { filters: readonly (readonly FilterToken[])[] }
  const { sort } = table.resource
  const data = []
  for (const filter of filters) {
    data.push(await countRecords(db, table, { organizationId: office.organizationId, filter, sort }))
  }
  return { answer: { data } }
}
