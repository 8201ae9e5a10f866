import * as v from 'valibot'
import { groupBy } from '../group-by.ts'
import type { Field, FieldKind, Fields } from './field.ts'

const operatorsOf: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ['is', 'isNot', 'contains', 'startsWith', 'empty'],
  'long-text': ['contains', 'empty'],
  number: ['is', 'isNot', 'from', 'to', 'empty'],
  money: ['is', 'isNot', 'from', 'to', 'empty'],
  flag: ['is'],
  instant: ['from', 'to', 'empty'],
  day: ['is', 'from', 'to', 'empty'],
  choice: ['is', 'isNot', 'empty'],
  choices: ['is'],
  named: ['is', 'isNot', 'empty'],
  names: ['is'],
  place: ['empty'],
  ref: ['is', 'isNot', 'empty'],
  refs: ['is'],
}

/** `is` and `isNot` take one value or several, `from` is at least, `to` is below; `empty` takes true or false. */
export type FilterOperator = 'is' | 'isNot' | 'contains' | 'startsWith' | 'from' | 'to' | 'empty'

/** One token of a filter; all tokens of a filter hold. */
export interface FilterToken<N extends string = string> {
  readonly field: N
  readonly operator: FilterOperator
  readonly value: unknown
}

/** What a field can be asked. */
export function filterOperators({ kind, optional }: Field): readonly FilterOperator[] {
  return operatorsOf[kind].filter((operator) => operator !== 'empty' || optional)
}

function tokensOf(name: string, field: Field): v.GenericSchema[] {
  const several = v.pipe(v.array(field.asked), v.minLength(1, 'field.required'), v.maxLength(200, 'field.too-long'))
  const part = v.pipe(v.string('field.required'), v.normalize('NFC'), v.maxLength(200, 'field.too-long'))
  const taken: Readonly<Record<FilterOperator, v.GenericSchema>> = {
    is: v.union([field.asked, several]),
    isNot: v.union([field.asked, several]),
    contains: part,
    startsWith: part,
    from: field.asked,
    to: field.asked,
    empty: v.boolean('field.required'),
  }
  return filterOperators(field).map((operator) =>
    v.object({ field: v.literal(name), operator: v.literal(operator), value: taken[operator] }),
  )
}

type Token = v.ObjectSchema<{ field: v.LiteralSchema<string, undefined>; operator: v.GenericSchema }, undefined>

/** The most views that a list counts at once. */
const MOST_FILTERS = 30

/** JSON text of a list of tokens. An unknown field, operator or value is refused where it stands. */
export function filterText(fields: Fields) {
  return v.pipe(
    v.string('field.format'),
    v.maxLength(8000, 'field.too-long'),
    v.parseJson(undefined, 'field.format'),
    filterTokens(fields),
  )
}

/** JSON text of several such lists. */
export function filterTexts(fields: Fields) {
  return v.pipe(
    v.string('field.format'),
    v.maxLength(30_000, 'field.too-long'),
    v.parseJson(undefined, 'field.format'),
    v.array(filterTokens(fields), 'field.format'),
    v.maxLength(MOST_FILTERS, 'field.too-long'),
  )
}

function filterTokens(fields: Fields) {
  const tokens = Object.entries(fields).flatMap(([name, field]) => (field.filter ? tokensOf(name, field) : []))
  // Variants made from a list: their literals are known to nobody but the list.
  const token =
    tokens.length > 0 ? v.variant('field', byField(tokens) as never, 'field.unknown') : v.never('field.unknown')
  return v.pipe(
    v.array(token as v.GenericSchema<unknown, FilterToken>, 'field.format'),
    v.maxLength(30, 'field.too-long'),
  )
}

// A variant of variants: first by the field, then by the operator.
function byField(tokens: readonly v.GenericSchema[]): v.GenericSchema[] {
  const groups = groupBy(tokens as readonly Token[], (token) => token.entries.field.literal)
  // As above.
  return [...groups.values()].map((group) => v.variant('operator', group as never, 'field.unknown') as v.GenericSchema)
}
