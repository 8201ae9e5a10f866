import type { Field } from '@delebil/core-api/admin'
import { formatPhone, packCode, phoneDigits, searchText, wholeNumber } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { AdminVerb, Office } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { listRecords, type Row } from '../admin-records/stores/list-records.ts'
import type { AdminTable } from '../admin-records/stores/table.ts'
import { findCarsNow } from './stores/cars-now.ts'
import { findPeopleNow } from './stores/people-now.ts'

const isSearched = ({ resource: { fields } }: AdminTable) => Object.values(fields).some(({ search }) => search)

const wordsOf = ({ fields }: AdminTable['resource'], row: Row, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value = row[name]
      if (value === null || value === undefined) return []
      const { isPhone, options } = fields[name] ?? {}
      return [isPhone ? formatPhone(String(value)) : (options?.[String(value)] ?? String(value))]
    })
    .join(' ')

/** Whether what was typed is the whole of a value, however it is written. */
const isWhole = (field: Field | undefined, value: unknown, typed: string): boolean => {
  if (value === null || value === undefined) return false
  const text = String(value)
  if (field?.kind === 'number') return wholeNumber(typed) === text
  if (field?.search === 'phone') return phoneDigits(text) !== undefined && phoneDigits(text) === phoneDigits(typed)
  if (field?.search === 'code') return packCode(text) === packCode(typed)
  return searchText(text).toLowerCase() === searchText(typed).toLowerCase()
}

/** What was typed may be a plate, or the number of a car: whoever asks of one asks who has it. */
async function carsOf(db: Queryable, office: Office, q: string) {
  if (!mayAny(office, ['RESERVATION_READ'])) return []
  const number = wholeNumber(q)
  const found = await findCarsNow(db, office.organizationId, packCode(q), number === undefined ? null : Number(number))
  return found.map(({ now, next, ...car }) => ({ ...car, now: now && toWire(now), next: next && toWire(next) }))
}

/** A phone that was typed is somebody's: whoever asks of it asks which car they have. */
async function peopleOf(db: Queryable, office: Office, q: string, ids: readonly number[]) {
  if (ids.length === 0 || phoneDigits(q) === undefined || !mayAny(office, ['RESERVATION_READ'])) return []
  const found = await findPeopleNow(db, office.organizationId, ids)
  return found.map(({ now, next, ...person }) => ({ ...person, now: now && toWire(now), next: next && toWire(next) }))
}

const toWire = <Trip extends { readonly start: string; readonly end: string }>(trip: Trip): Trip => ({
  ...trip,
  start: formatInstant(new Date(trip.start)),
  end: formatInstant(new Date(trip.end)),
})

/** Looks in everything that the caller may read; whose name or number is just that comes first. */
export const searchAdmin: AdminVerb<'admin.search'> = async ({ adminResources }, { db, office, input }) => {
  const { q, size } = input.query
  const data = []
  for (const table of Object.values<AdminTable>(adminResources).filter(isSearched)) {
    const { read, key, noun, title, note = [], fields, sort } = table.resource
    if (!mayAny(office, read)) continue
    const searched = Object.keys(fields).filter((name) => fields[name]?.search)
    const names = [...new Set([...title, ...searched, ...note])]
    const selection = { organizationId: office.organizationId, q, isCommon: true, sort }
    const rows = await listRecords(db, table, selection, size, undefined, names)
    // Of whom or what it is the name, the number or the address: not of all that have it in common, or point at what has it.
    const others = new Set(
      (table.lookups ?? []).flatMap(({ by, fields }) => (by === 'r.id' ? [] : Object.keys(fields))),
    )
    const own = names.filter(
      (name) => title.includes(name) || (typeof fields[name]?.search === 'string' && !others.has(name)),
    )
    const isJust = (row: Row) => own.some((name) => isWhole(fields[name], row[name], q))
    // What tells those of one name apart, too.
    const beside = names.filter((name) => !title.includes(name))
    const hits = rows
      .map((row) => ({ row, isExact: isJust(row) }))
      .sort((one, other) => Number(other.isExact) - Number(one.isExact))
      .map(({ row, isExact }) => ({
        id: row.id,
        isExact,
        title: wordsOf(table.resource, row, title),
        detail: wordsOf(table.resource, row, beside) || null,
      }))
    if (hits.length > 0) data.push({ resource: key, noun: noun[1], hits })
  }
  const persons = data.find(({ resource }) => resource === 'persons')?.hits.filter(({ isExact }) => isExact) ?? []
  const people = await peopleOf(
    db,
    office,
    q,
    persons.map(({ id }) => id),
  )
  return { answer: { data, cars: await carsOf(db, office, q), people } }
}
