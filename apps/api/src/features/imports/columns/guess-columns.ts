import { createHash } from 'node:crypto'
import type { ImportTypeKey } from '@delebil/core-api/admin'
import type { ImportColumn } from '../cells/column.ts'
import { FileProblem } from '../reading/file-problem.ts'

/** What a column of a file is, and who says so. */
export type MappedColumn = {
  readonly header: string
  readonly field: string | null
  readonly from: 'HEADER' | 'PROFILE' | 'STAFF' | 'NONE'
}

/** A head without what differs from one export to the next. */
const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00a0_]+/g, ' ')
    .replace(/\((?:kr|nok|liter|km)\)|[*:]/g, '')
    .trim()

const hostile = new Set(['__proto__', 'constructor', 'prototype'])

/** No name of ours, and a trap for whoever takes it for one. */
export const refuseHostileHeader = (headers: readonly string[]): void => {
  if (headers.some((header) => hostile.has(header.trim()))) throw new FileProblem('import.header')
}

/** Files with the same head have it. */
export const fingerprintOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(plain).join('\u0001')).digest('hex').slice(0, 32)

const namesOf = ({ key, label, aliases }: ImportColumn): string[] => [label, key, ...aliases].map(plain)

/** Which fields the columns of a head are by their names: each field once, the first that it fits. */
export const guessColumns = (headers: readonly string[], columns: readonly ImportColumn[]): MappedColumn[] => {
  const left = new Map(columns.map((column) => [column.key, namesOf(column)]))
  return headers.map((header) => {
    const name = plain(header)
    const found = name === '' ? undefined : [...left].find(([, names]) => names.includes(name))
    if (!found) return { header, field: null, from: 'NONE' }
    left.delete(found[0])
    return { header, field: found[0], from: 'HEADER' }
  })
}

const matchCount = (mapped: readonly MappedColumn[]): number => mapped.filter(({ field }) => field !== null).length

/** The row that names the columns: of the first ones that in which most are known. Above it stands what nobody reads. */
export const findHeader = (
  rows: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
): { readonly headerRow: number; readonly matches: number } => {
  const scores = rows.slice(0, 20).map((row) => matchCount(guessColumns(row, columns)))
  const matches = Math.max(0, ...scores)
  // Of a file that nobody knows, the first row that has more than a title in it.
  const first = rows.findIndex((row) => row.filter((cell) => cell !== '').length > 1)
  return matches > 0
    ? { headerRow: scores.indexOf(matches) + 1, matches }
    : { headerRow: Math.max(first, 0) + 1, matches }
}

type Typed = { readonly key: ImportTypeKey; readonly columns: readonly ImportColumn[] }

const words: Partial<Record<ImportTypeKey, RegExp>> = {
  tolls: /bom|passering|toll/i,
  ferries: /ferge|ferje|ferry/i,
  parking: /parker|p-hus/i,
  fines: /bot|bøter|gebyr|kontrollavgift|fine/i,
  fuel: /drivstoff|bensin|diesel|fuel/i,
  payments: /innbetal|ocr|camt|bank|betaling/i,
  odometer: /km-?stand|kilometer|odometer/i,
  cars: /bil(er|liste)|cars|fl[aå]te/i,
  cards: /kort/i,
  persons: /person|medlem|bruker|member/i,
  tariffs: /pris|takst|tariff/i,
  reservations: /reserv|booking|bestilling/i,
}

const isWhole = (columns: readonly ImportColumn[], mapped: readonly MappedColumn[]): boolean =>
  missingOf(columns, mapped).length === 0

/** What is to be in the file, and is not. */
export const missingOf = (columns: readonly ImportColumn[], mapped: readonly MappedColumn[]): string[] => {
  const there = new Set(mapped.map(({ field }) => field))
  const groups = Object.values(
    Object.groupBy(
      columns.filter(({ oneOf }) => oneOf),
      ({ oneOf }) => oneOf ?? '',
    ),
  )
  return [
    ...columns.filter(({ isRequired, key }) => isRequired && !there.has(key)).map(({ label }) => label),
    ...groups.flatMap((group = []) =>
      group.some(({ key }) => there.has(key)) ? [] : [group.map(({ label }) => label).join(' eller ')],
    ),
  ]
}

/** What a file holds by its head, and where that says too little by its name. */
export const guessType = <T extends Typed>(
  rows: readonly (readonly string[])[],
  fileName: string,
  types: readonly T[],
): T | undefined => {
  const scored = types.map((type) => {
    const { headerRow, matches } = findHeader(rows, type.columns)
    const mapped = guessColumns(rows[headerRow - 1] ?? [], type.columns)
    const named = words[type.key]?.test(fileName) ? 0.5 : 0
    return { type, score: matches === 0 ? 0 : matches + named + (isWhole(type.columns, mapped) ? 10 : 0) }
  })
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), {
    type: undefined as T | undefined,
    score: 0,
  })
  return best.type
}
