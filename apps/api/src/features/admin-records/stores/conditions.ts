import type { Field, FilterOperator, FilterToken } from '@delebil/core-api/admin'
import { type AdminTable, expressionOf, fieldOf } from './table.ts'

/** The values of a statement, in the order in which its text names them. */
export type Values = { readonly list: unknown[]; readonly add: (value: unknown) => string }

export const createValues = (...first: unknown[]): Values => {
  const list = [...first]
  return { list, add: (value) => `$${list.push(value)}` }
}

/** The text as the pattern of `like` that finds just it. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const typeOf = ({ kind }: Field): string => {
  if (kind === 'number' || kind === 'money' || kind === 'ref' || kind === 'refs') return 'bigint'
  if (kind === 'instant') return 'timestamptz'
  if (kind === 'flag') return 'boolean'
  return 'text'
}

const isOneOf = (field: Field, sql: string, value: unknown, values: Values): string => {
  const several = Array.isArray(value) ? value : [value]
  const type = typeOf(field)
  if (['choices', 'names', 'refs'].includes(field.kind)) return `${sql}::${type}[] && ${values.add(several)}::${type}[]`
  if (field.kind === 'text') {
    return `lower(${sql}) = any(${values.add(several.map((text) => String(text).toLowerCase()))}::text[])`
  }
  return `${sql} = any(${values.add(several)}::${type}[])`
}

type Write = (field: Field, sql: string, value: unknown, values: Values) => string

const conditions: Readonly<Record<FilterOperator, Write>> = {
  is: isOneOf,
  isNot: (field, sql, value, values) => `(${isOneOf(field, sql, value, values)}) is not true`,
  contains: (_field, sql, value, values) => `${sql} ilike ${values.add(`%${likeText(String(value))}%`)}`,
  startsWith: (_field, sql, value, values) => `${sql} ilike ${values.add(`${likeText(String(value))}%`)}`,
  from: (field, sql, value, values) => `${sql} >= ${values.add(value)}::${typeOf(field)}`,
  to: (field, sql, value, values) => `${sql} < ${values.add(value)}::${typeOf(field)}`,
  empty: (_field, sql, value) => `${sql} is ${value === true ? '' : 'not '}null`,
}

// What is known of a field beyond its expression, which indexes know nothing of.
const knownCondition = (table: AdminTable, { field, operator, value }: FilterToken): string | undefined => {
  const empty = table.emptyIf?.[field]
  if (operator === 'empty' && empty) return value === true ? empty : `not (${empty})`
  const choices = table.choiceIf?.[field]
  if (choices === undefined || (operator !== 'is' && operator !== 'isNot')) return undefined
  const any = (Array.isArray(value) ? value : [value]).map((choice) => `(${choices[String(choice)]})`).join(' or ')
  return operator === 'is' ? `(${any})` : `not (${any})`
}

/** SQL of a filter's tokens, all of which hold. */
export const filterConditions = (table: AdminTable, filter: readonly FilterToken[], values: Values): string[] =>
  filter.map((token) => {
    const { field, operator, value } = token
    const known = knownCondition(table, token)
    return known ?? conditions[operator](fieldOf(table, field), expressionOf(table, field), value, values)
  })

const emptyOf = (type: string): string => {
  if (type === 'timestamptz') return `'-infinity'`
  return type === 'text' ? `''` : '-1'
}

/** SQL that a list is sorted by: never null, and as a person of this country sorts. `type` is what its text is read back as. */
export const sortExpression = (table: AdminTable, name: string): { sql: string; type: string } => {
  const field = fieldOf(table, name)
  const type = typeOf(field)
  const plain = expressionOf(table, name)
  const sql = field.optional ? `coalesce(${plain}, ${emptyOf(type)})` : plain
  return { sql: field.kind === 'text' ? `(${sql} collate "nb-NO-x-icu")` : sql, type }
}
