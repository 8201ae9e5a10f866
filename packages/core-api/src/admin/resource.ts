import type { ProblemCode } from '@delebil/validation/text'
import * as v from 'valibot'
import { type Permission, permissionAreas } from '../endpoint.ts'
import { id } from '../primitives.ts'
import type { Field, Fields } from './field.ts'

export type Rights = readonly [Permission, ...Permission[]]

const both: readonly Permission[] = permissionAreas.flatMap((area) => [`${area}_READ`, `${area}_WRITE`] as const)
/** Whoever has any permission in the organisation. */
export const anyStaff = both as Rights

/**
 * One kind of record that staff work with. List, form, filter, sort, spreadsheet, bulk change, history and the calls for them
 * are derived from it, on both sides.
 */
export interface AdminResource<
  K extends string = string,
  F extends Fields = Fields,
  A extends string = string,
  P extends string | null = string | null,
> {
  /** The path after /api/admin/. */
  readonly key: K
  /** Where its pages are, after /admin/ (spec 2); null where it has none of its own. */
  readonly page: P
  /** In Norwegian, small letters: one and many. */
  readonly noun: readonly [string, string]
  readonly read: Rights
  /** Left out: nobody changes it by hand. */
  readonly write?: Rights
  readonly fields: F
  /** The fields that name a record in a search, a reference or a head line. */
  readonly title: readonly string[]
  /** The fields that tell records of the same name apart. */
  readonly note?: readonly string[]
  /** A field that the list can be asked for by its own name: records that have just that. */
  readonly lookup?: string
  /** A sortable field; with a minus in front the largest first. */
  readonly sort: string
  /** Most rows of one page. */
  readonly maxSize?: number
  readonly can?: {
    readonly create?: true
    readonly change?: true
    readonly remove?: true
    /** What was deleted can be brought back, as it was. */
    readonly restore?: true
  }
  /** What can be done with many at once that is no change of their fields. */
  readonly acts?: readonly A[]
  /** What its acts do cannot be undone, see `Endpoint`. */
  readonly secondStep?: 'recent'
  /** What of them the owner of the invoices owns, see `Endpoint`. */
  readonly ofInvoiceOwner?: readonly (A | 'create')[]
  /** Where a record is deleted, if not at its own address. */
  readonly removePath?: string
  /** What a change can be refused with, beyond what all can. */
  readonly problems?: { readonly [Op in 'create' | 'change' | 'remove']?: readonly ProblemCode[] }
}

/** What of a resource is said by names of its fields. */
interface Named<N extends string> {
  readonly title: readonly N[]
  readonly note?: readonly N[]
  readonly lookup?: N
  readonly sort: N | `-${N}`
}

/** Declares a resource, keeping the types of its fields. */
export function adminResource<
  const K extends string,
  const F extends Fields,
  const P extends string | null,
  const A extends string = never,
>(resource: AdminResource<K, F, A, P> & Named<NoInfer<keyof F & string>>): AdminResource<K, F, A, P> {
  return resource
}

type Declared<F extends Fields = Fields> = { readonly fields: F }

/** A record as it is answered. */
export type AdminRecord<R extends Declared = AdminResource> = {
  readonly id: number
  readonly version: number
} & { readonly [N in keyof R['fields']]: v.InferOutput<R['fields'][N]['schema']> }

/** The fields of a resource that were declared with `O`. */
export type NameWith<R extends Declared, O> = {
  [N in keyof R['fields'] & string]: R['fields'][N] extends O ? N : never
}[keyof R['fields'] & string]

type OnCreate<R extends Declared> = NameWith<R, { readonly write: true | 'create' }>
type Reasoned = { readonly why?: string | undefined }
type Input<R extends Declared, N extends keyof R['fields']> = R['fields'][N]['input']

/** What was sent, as it was read: of a change or of a new record, any of the fields that are written. */
export type Sent<R extends Declared> = Reasoned & {
  readonly [N in NameWith<R, { readonly write: true | 'create' | 'change' }>]?: v.InferOutput<Input<R, N>> | undefined
}
/** What was sent of a new record, as it was read. */
export type SentNew<R extends Declared> = Sent<R> & {
  readonly [N in Exclude<OnCreate<R>, NameWith<R, { readonly optional: true }>>]: v.InferOutput<Input<R, N>>
}
/** What is sent, as it travels. */
export type ToSend<R extends Declared> = Reasoned & {
  readonly [N in NameWith<R, { readonly write: true | 'create' | 'change' }>]?: v.InferInput<Input<R, N>> | undefined
}

type Entries = Record<string, v.GenericSchema>

const pick = (fields: Fields, keep: (field: Field) => boolean, schemaOf: (field: Field) => v.GenericSchema): Entries =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (keep(field) ? [[name, schemaOf(field)]] : [])))

/** The shape of a record. `version` counts its changes: it is sent back with a change. */
export function recordSchema<F extends Fields>({
  fields,
}: Declared<F>): v.GenericSchema<unknown, AdminRecord<Declared<F>>> {
  const shape = pick(
    fields,
    () => true,
    ({ schema }) => schema,
  )
  // What is made field by field has lost their names; the type says them again.
  return v.object({ id: v.number(), version: v.number(), ...shape }) as never
}

/** Why: kept with the change, for whoever reads the history. */
export const why = v.optional(v.pipe(v.string('field.format'), v.trim(), v.maxLength(500, 'field.too-long')))

export function createSchema<F extends Fields>({
  fields,
}: Declared<F>): v.GenericSchema<ToSend<Declared<F>>, SentNew<Declared<F>>> {
  const shape = pick(
    fields,
    ({ write }) => write === true || write === 'create',
    ({ input, optional }) => (optional ? v.optional(input) : input),
  )
  // As above.
  return v.object({ ...shape, why }) as never
}

type Versioned = { readonly version: number }

/** What is left out stays. `version` is that of the record that the change was made from. */
export function changeSchema<F extends Fields>({
  fields,
}: Declared<F>): v.GenericSchema<ToSend<Declared<F>> & Versioned, Sent<Declared<F>> & Versioned> {
  // As above.
  return v.object({ ...changeEntries(fields), version: id, why }) as never
}

/** The fields of a change, each of them optional. */
export function changeEntries(fields: Fields): Entries {
  return pick(
    fields,
    ({ write }) => write === true || write === 'change',
    ({ input }) => v.optional(input),
  )
}
