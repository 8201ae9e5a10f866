import type { Field, SearchedAs } from '@delebil/core-api/admin'
import { packCode, phoneDigits, searchText, wholeNumber } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createValues, likeText, type Values } from './conditions.ts'
import { type AdminTable, expressionOf, type Lookup, type Pointed } from './table.ts'

/** What a lookup found: the ids, or that there are too many to be worth naming. */
export type Found = ReadonlyMap<Lookup, readonly number[] | 'many'>

/** A text that more things are called by is looked for row by row: enough rows have it. */
const MOST_FOUND = 500
const mostOf = ({ most = MOST_FOUND }: Lookup): number => most
/** An index of pieces of texts knows nothing of shorter ones, but how words begin. */
const INDEXED_LETTERS = 3

/** Nobody and no car is called by signs alone. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

const contains = (sql: string, text: string, values: Values): string =>
  `${sql} ilike ${values.add(`%${likeText(text)}%`)}`

const hasWord = (sql: string, word: string, values: Values): string =>
  word.length >= INDEXED_LETTERS
    ? contains(sql, word, values)
    : `(${sql} ilike ${values.add(`${likeText(word)}%`)} or ${sql} ilike ${values.add(`% ${likeText(word)}%`)})`

// A name is found by its words in any order; what has digits is meant as it stands.
const hasWords = (sql: string, text: string, values: Values): string => {
  const words = /\d/.test(text) ? [text] : text.split(' ')
  return `(${words.map((word) => hasWord(sql, word, values)).join(' and ')})`
}

const hasPhone = (sql: string, text: string, values: Values): string => {
  const digits = phoneDigits(text)
  if (digits) return `regexp_replace(${sql}, '\\D', '', 'g') like ${values.add(`%${digits}%`)}`
  return /^\d+$/.test(text) ? hasWord(sql, text, values) : 'false'
}

const hasCode = (sql: string, text: string, values: Values): string => {
  const code = packCode(text)
  return code ? contains(`regexp_replace(${sql}, '[\\s:.-]', '', 'g')`, code, values) : 'false'
}

type Searched = readonly [name: string, field: Field, how: true | SearchedAs]

const searchedFields = ({ resource }: AdminTable, isCommon: boolean): Searched[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const how = field.search ?? (isCommon ? undefined : field.listSearch)
    return how === undefined ? [] : [[name, field, how] as const]
  })

const hasText = (sql: string, [, { kind }, how]: Searched, text: string, values: Values): string => {
  if (kind === 'number') {
    const number = wholeNumber(text)
    return number ? `${sql} = ${values.add(number)}::bigint` : 'false'
  }
  if (how === 'phone') return hasPhone(sql, text, values)
  return how === 'code' ? hasCode(sql, text, values) : hasWords(sql, text, values)
}

const hasTextAt = (place: string | Pointed | undefined, searched: Searched, text: string, values: Values): string => {
  if (place === undefined) return 'false'
  if (typeof place === 'string') return hasText(place, searched, text, values)
  const has = hasText(place.sql, searched, text, values)
  // Few are in the third table: asked for once, and not for each row that points there.
  return has === 'false'
    ? has
    : `${place.by} = any(array(select o.id from ${place.from} where o.organization_id = $1 and ${has}))`
}

const anyOf = (conditions: readonly string[]): string | undefined => {
  const possible = conditions.filter((one) => one !== 'false')
  return possible.length > 0 ? `(${possible.join(' or ')})` : undefined
}

/** More are meant than are worth naming: how many is then guessed and not counted. */
export const areMany = (found: Found): boolean => [...found.values()].includes('many')

/** SQL: what is looked up has the text in one of its fields. */
const hasLookedUp = (
  { fields }: Lookup,
  searched: readonly Searched[],
  text: string,
  values: Values,
): string | undefined =>
  anyOf(
    Object.entries<string | Pointed | undefined>(fields).flatMap(([name, at]) =>
      searched.filter(([other]) => other === name).map((one) => hasTextAt(at, one, text, values)),
    ),
  )

/** SQL of a lookup's own rows; the organisation is a parameter of each, used or not. */
const ownRows = ({ where }: Lookup): string => `$1::int is not null and ${where ?? 'true'}`

/** Looks a text up in all that the rows point at: the planner then knows how few or many rows it means. */
export const lookUp = async (
  db: Queryable,
  table: AdminTable,
  organizationId: number,
  typed: string,
  isCommon = false,
): Promise<Found> => {
  const text = searchText(typed)
  const searched = searchedFields(table, isCommon)
  const lookups = SAYS_SOMETHING.test(text) ? (table.lookups ?? []) : []
  const values = createValues(organizationId)
  const asked = lookups.flatMap((lookup, place) => {
    const has = hasLookedUp(lookup, searched, text, values)
    if (has === undefined) return []
    return `(select ${place} as place, h.id from ${lookup.from}
      where ${ownRows(lookup)} and ${has} limit ${mostOf(lookup) + 1})`
  })
  // All in one statement: each one more would be waited for.
  const rows =
    asked.length === 0 ? [] : await db.rows<{ place: number; id: number }>(asked.join(' union all '), values.list)
  return new Map(
    lookups.map((lookup, place) => {
      const ids = rows.filter((row) => row.place === place).map(({ id }) => id)
      return [lookup, ids.length > mostOf(lookup) ? 'many' : ids]
    }),
  )
}

/** How a text that many are called by is asked for: of each row by itself, or joined, which the planner knows figures of. */
export type Asking = 'by-row' | 'joined'

/** SQL: the free text stands in one of the fields that are searched, however it is written; numbers are meant whole. */
export const textCondition = (
  table: AdminTable,
  typed: string,
  values: Values,
  found: Found,
  isCommon = false,
  asking: Asking = 'by-row',
): string => {
  const text = searchText(typed)
  const searched = searchedFields(table, isCommon)
  const lookups = [...found]
  // What has signs alone was looked up nowhere, and stands in the rows themselves or not at all.
  const known = SAYS_SOMETHING.test(text)
    ? lookups.flatMap(([lookup, ids]) => (ids === 'many' && asking === 'joined' ? [] : [lookup]))
    : (table.lookups ?? [])
  const isLookedUp = (name: string) => known.some(({ fields }) => (fields as Readonly<Record<string, string>>)[name])
  const direct = searched
    .filter(([name]) => !isLookedUp(name))
    .map((one) => hasText(table.searchedIn?.[one[0]] ?? expressionOf(table, one[0]), one, text, values))
  const pointed = lookups.map(([lookup, ids]) => {
    if (ids !== 'many') return ids.length === 0 ? 'false' : `${lookup.by} = any(${values.add(ids)}::int[])`
    const has = asking === 'by-row' && hasLookedUp(lookup, searched, text, values)
    // A value and not `exists`: of that the planner would rather read all there are at once.
    return has ? `(select ${has} from ${lookup.from} where h.id = ${lookup.by} and ${ownRows(lookup)})` : 'false'
  })
  return anyOf([...direct, ...pointed]) ?? 'false'
}
