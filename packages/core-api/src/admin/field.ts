import { checkNewPassword, checkPhone, PHONE_MAX_LENGTH } from '@delebil/validation'
import * as v from 'valibot'
import { PASSWORD_MAX_LENGTH } from '../account-fields.ts'
import { flag, id, instant, instantText, isoDay, text as personText } from '../primitives.ts'
import { rule } from './rule.ts'

/** What a field is to a form, a list, a filter and a spreadsheet. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'money'
  | 'flag'
  | 'instant'
  | 'day'
  | 'choice'
  | 'choices'
  | 'named'
  | 'names'
  | 'place'
  | 'ref'
  | 'refs'

/** What a text that is searched is: a phone, a plate or a card is found however it is written, an address as a whole. */
export type SearchedAs = 'phone' | 'code' | 'email'

/** Field options that all kinds share. A field without `write` is only read. */
export interface FieldOptions {
  /** Always, or only for a new record, or only for one that exists. */
  readonly write?: true | 'create' | 'change'
  /** May be null; what is written and not optional must be there. */
  readonly optional?: true
  readonly sort?: true
  /** Sorted by only where the filter names one of these fields and so leaves few rows: no index has its order. */
  readonly sortAmong?: readonly string[]
  readonly filter?: true
  /** The free text of a list and the common search look here. */
  readonly search?: true | SearchedAs
  /** The free text of a list looks here too, the common search does not: it is told of what the record belongs to. */
  readonly listSearch?: true | SearchedAs
  /** No column of a list that nobody has changed. */
  readonly aside?: true
  /** Worked out of the others as it is read: no history tells of it. */
  readonly derived?: true
  /** In no list, and in no form before the server refuses to go on without it. */
  readonly whenRefused?: true
}

/** A field that is answered as `A`, sent as `I` and read as `P`. */
export interface Field<A = unknown, I = unknown, P = unknown> extends FieldOptions {
  readonly kind: FieldKind
  readonly label: string
  /** As answered. */
  readonly schema: v.GenericSchema<unknown, A>
  /** As sent, where it may be written. */
  readonly input: v.GenericSchema<I, P>
  /** One value of a filter. */
  readonly asked: v.GenericSchema
  readonly maxLength?: number
  /** The values of a choice and what they are called. */
  readonly options?: Readonly<Record<string, string>>
  /** The resource that a reference is to. */
  readonly of?: string
  /** The call that lists what can be chosen, as `{key, name}`. */
  readonly from?: string
  /** Nobody reads it over a shoulder, and spaces at its ends count. */
  readonly isSecret?: true
  /** A phone number is grouped for reading, and kept as digits. */
  readonly isPhone?: true
  /** A moment is chosen among those that are so many minutes apart. */
  readonly stepMinutes?: number
}
export type Fields = Readonly<Record<string, Field>>

type Maybe<T, O> = O extends { readonly optional: true } ? T | null : T
/** A field and what it was declared with, so that its name is known wherever it is written, filtered or sorted by. */
type Made<O extends FieldOptions, A, I = A, P = I> = Field<Maybe<A, O>, Maybe<I, O>, Maybe<P, O>> & O

function made<const O extends FieldOptions, A, I = A, P = I>(
  kind: FieldKind,
  label: string,
  options: O,
  parts: {
    schema: v.GenericSchema<unknown, A>
    input: v.GenericSchema<I, P>
    /** As sent where it may be null, if that is read otherwise. */
    whenOptional?: v.GenericSchema
    asked?: v.GenericSchema
  },
  more: Pick<Field, 'options' | 'of' | 'from' | 'maxLength' | 'stepMinutes'> = {},
): Made<O, A, I, P> {
  const { schema, input, whenOptional = input, asked = input } = parts
  const field: Field = {
    kind,
    label,
    ...options,
    ...more,
    schema: options.optional ? v.nullable(schema) : schema,
    input: options.optional ? v.nullable(whenOptional) : input,
    asked,
  }
  // Whether it may be null is decided by the same `optional` in the value and in the type.
  return field as Made<O, A, I, P>
}

const emptyIsNull = v.transform((value: string) => (value === '' ? null : value))
const someText = (max: number) => v.pipe(personText(max), v.minLength(1, 'field.required'))
const whole = (min: number, max: number) =>
  v.pipe(
    v.number('field.digits'),
    v.integer('field.digits'),
    v.minValue(min, 'field.out-of-range'),
    v.maxValue(max, 'field.out-of-range'),
  )
const asked = personText(200)

/** A line of text. `check` is one more rule that what is written has to pass. */
export function text<const O extends FieldOptions>(
  label: string,
  options: O,
  max = 120,
  check?: v.GenericSchema<string, string>,
) {
  const rule = check ?? v.string()
  const whenOptional = v.pipe(personText(max), emptyIsNull, v.nullable(rule))
  const input = v.pipe(someText(max), rule)
  return made('text', label, options, { schema: v.string(), input, whenOptional, asked }, { maxLength: max })
}
/** A new password. */
export function newPassword<const O extends FieldOptions>(label: string, options: O) {
  return { ...text(label, options, 200, rule(checkNewPassword)), isSecret: true as const }
}
/** The password that whoever asks has now: proof that it is them. */
export function ownPassword<const O extends FieldOptions>(label: string, options: O) {
  return { ...text(label, options, PASSWORD_MAX_LENGTH), isSecret: true as const }
}
/** A phone number. */
export function phone<const O extends FieldOptions>(label: string, options: O) {
  return { ...text(label, options, PHONE_MAX_LENGTH, rule(checkPhone)), isPhone: true as const }
}
/** Text of several lines. */
export function longText<const O extends FieldOptions>(
  label: string,
  options: O,
  max = 8000,
  check?: v.GenericSchema<string, string>,
) {
  const whenOptional = v.pipe(personText(max), emptyIsNull, v.nullable(check ?? v.string()))
  const parts = { schema: v.string(), input: v.pipe(someText(max), check ?? v.string()), whenOptional, asked }
  return made('long-text', label, options, parts, { maxLength: max })
}
/** A whole number. */
export function number<const O extends FieldOptions>(label: string, options: O, min = 0, max = 2 ** 31 - 1) {
  return made('number', label, options, { schema: v.number(), input: whole(min, max) })
}
/** Money in øre. */
export function money<const O extends FieldOptions>(label: string, options: O) {
  const most = 2 ** 31 - 1
  // A list has what is given back, too.
  const asked = whole(-most, most)
  return made('money', label, options, { schema: v.number(), input: whole(0, most), asked })
}
export function yesNo<const O extends FieldOptions>(label: string, options: O) {
  return made('flag', label, options, { schema: v.boolean(), input: flag })
}
export function moment<const O extends FieldOptions>(label: string, options: O) {
  return made('instant', label, options, { schema: instantText, input: instant })
}
/** A moment on a half hour, as reservations begin and end. */
export function halfHour<const O extends FieldOptions>(label: string, options: O) {
  return made('instant', label, options, { schema: instantText, input: instant }, { stepMinutes: 30 })
}
/** A day of the calendar in Oslo, 'YYYY-MM-DD'. */
export function day<const O extends FieldOptions>(label: string, options: O) {
  return made('day', label, options, { schema: v.string(), input: isoDay })
}
/** One of the values, by key; the texts are what a person reads. */
export function choice<const T extends Readonly<Record<string, string>>, const O extends FieldOptions>(
  label: string,
  values: T,
  options: O,
) {
  const schema = v.picklist(Object.keys(values) as (keyof T & string)[], 'field.unknown')
  return made('choice', label, options, { schema, input: schema }, { options: values })
}
/** Any of the values. */
export function choices<const T extends Readonly<Record<string, string>>, const O extends FieldOptions>(
  label: string,
  values: T,
  options: O,
) {
  const one = v.picklist(Object.keys(values) as (keyof T & string)[], 'field.unknown')
  const input = v.pipe(v.array(one, 'field.required'), v.maxLength(50, 'field.too-long'))
  return made('choices', label, options, { schema: v.array(one), input, asked: one }, { options: values })
}
/** One of the values that a call lists as `{key, name}`: the club's own, such as its tariffs. */
export function named<const O extends FieldOptions>(label: string, from: string, options: O) {
  return made('named', label, options, { schema: v.string(), input: someText(60), asked }, { from })
}
/** Any of the values that a call lists as `{key, name, group}`. */
export function names<const O extends FieldOptions>(label: string, from: string, options: O) {
  const input = v.pipe(v.array(someText(60), 'field.required'), v.maxLength(50, 'field.too-long'))
  return made('names', label, options, { schema: v.array(v.string()), input, asked }, { from })
}
/** A place as GeoJSON text. */
export function place<const O extends FieldOptions>(label: string, options: O, max = 20_000) {
  return made('place', label, options, { schema: v.string(), input: someText(max), asked }, { maxLength: max })
}
/** The id of a record of another resource; what it is called stands in a field of its own. */
export function ref<const O extends FieldOptions>(label: string, of: string, options: O) {
  return made('ref', label, options, { schema: v.number(), input: id }, { of })
}
export function refs<const O extends FieldOptions>(label: string, of: string, options: O) {
  const input = v.pipe(v.array(id, 'field.required'), v.maxLength(200, 'field.too-long'))
  return made('refs', label, options, { schema: v.array(v.number()), input, asked: id }, { of })
}
