import type { Row } from './fake-company.ts'
import { FakeRefusal, missingParameter } from './fake-refusal.ts'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value

const asReference = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asReference)
  return isRow(value) ? { id: value.id, url: `id/${value.id}` } : value
}

/** As `fields` asks: what a record points at comes as its id alone, unless it is named with what is wanted of it. */
export const project = (row: Row, fields: string | null): Record<string, unknown> => {
  const opened = new Set([...(fields ?? '').matchAll(/(\w+)\(/g)].map(([, name]) => name))
  const names = (fields ?? '*').replaceAll(/\([^)]*\)/g, '').split(',')
  const entries = Object.entries(row).filter(([name]) => names.includes('*') || names.includes(name))
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, opened.has(name) ? value : asReference(value)])),
    url: `id/${row.id}`,
  }
}

/** A list as all of them come: a part of it, and how many there are. */
export const listOf = (rows: readonly Row[], query: URLSearchParams) => {
  const from = Number(query.get('from') ?? 0)
  const count = Number(query.get('count') ?? 1000)
  if (!Number.isInteger(from) || !Number.isInteger(count) || from < 0 || count < 0)
    throw new FakeRefusal(422, 21_000, 'Validering feilet.', [{ field: 'from', message: 'Ugyldig verdi.' }])
  const values = rows.slice(from, from + count).map((row) => project(row, query.get('fields')))
  return { fullResultSize: rows.length, from, count: values.length, versionDigest: '', values }
}

/** From and until, both required; the day that it is until is not in it. */
export const windowOf = (query: URLSearchParams, name: string): ((day: unknown) => boolean) => {
  const [from, to] = [`${name}From`, `${name}To`].map((key) => {
    const day = query.get(key)
    if (day === null) throw missingParameter(key)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw missingParameter(key)
    return day
  }) as [string, string]
  if (from >= to)
    throw new FakeRefusal(422, 21_000, 'Validering feilet.', [
      { field: `${name}To`, message: "'To' må være etter 'From'." },
    ])
  return (day) => String(day) >= from && String(day) < to
}

/** Of a filter that is a list of numbers or texts; all, where it is left out. */
export const oneOfThese = (query: URLSearchParams, name: string): ((value: unknown) => boolean) => {
  const all = query.getAll(name).flatMap((text) => text.split(','))
  return (value) => all.length === 0 || all.includes(String(value))
}

export const flagOf = (query: URLSearchParams, name: string, standard: boolean): boolean => {
  const text = query.get(name)
  if (text === null) return standard
  if (text !== 'true' && text !== 'false') throw missingParameter(name)
  return text === 'true'
}
