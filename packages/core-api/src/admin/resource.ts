import type { ProblemCode } from '@delebil/validation/text'
import * as v from 'valibot'
import { type Permission, permissionAreas } from '../endpoint.ts'
import { id } from '../primitives.ts'
import type { Field, Fields } from './field.ts'

export type Rights = readonly [Permission, ...Permission[]]

const both = permissionAreas.flatMap((area): Permission[] => [`${area}_READ`, `${area}_WRITE`])
/** Whoever has any permission in the organisation. */
export const anyStaff = both as unknown as Rights

/**
 * One kind of record that staff work with. List, form, filter, sort, spreadsheet, bulk change, history and the calls for them
 * are derived from it, on both sides.
 */
export interface AdminResource<K extends string = string, F extends Fields = Fields> {
  /** The path after /api/admin/. */
  readonly key: K
  /** In Norwegian, small letters: one and many. */
  readonly noun: readonly [string, string]
  readonly read: Rights
  /** Left out: nobody changes it by hand. */
  readonly write?: Rights
  readonly fields: F
  /** The fields that name a record in a search, a reference or a head line. */
  readonly title: readonly string[]
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
  readonly acts?: readonly string[]
  /** Where a record is deleted, if not at its own address. */
  readonly removePath?: string
  /** What a change can be refused with, beyond what all can. */
  readonly problems?: { readonly [Op in 'create' | 'change' | 'remove']?: readonly ProblemCode[] }
}

/** Declares a resource, keeping the types of its fields. */
export function adminResource<const K extends string, const F extends Fields>(
  resource: AdminResource<K, F>,
): AdminResource<K, F> {
  return resource
}

/** A record as it is answered. */
export type AdminRecord<R extends AdminResource = AdminResource> = {
  readonly id: number
  readonly version: number
} & { readonly [N in keyof R['fields']]: v.InferOutput<R['fields'][N]['schema']> }

type Entries = Record<string, v.GenericSchema>

const pick = (fields: Fields, keep: (field: Field) => boolean, schemaOf: (field: Field) => v.GenericSchema): Entries =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (keep(field) ? [[name, schemaOf(field)]] : [])))

/** The shape of a record. `version` counts its changes: it is sent back with a change. */
export function recordSchema({ fields }: Pick<AdminResource, 'fields'>): v.GenericSchema<unknown, AdminRecord> {
  const shape = pick(
    fields,
    () => true,
    ({ schema }) => schema,
  )
  return v.object({ id: v.number(), version: v.number(), ...shape }) as unknown as v.GenericSchema<unknown, AdminRecord>
}

/** Why: kept with the change, for whoever reads the history. */
const why = v.optional(v.pipe(v.string('field.format'), v.trim(), v.maxLength(500, 'field.too-long')))

export function createSchema({ fields }: Pick<AdminResource, 'fields'>): v.GenericSchema {
  const shape = pick(
    fields,
    ({ write }) => write === true || write === 'create',
    ({ input, optional }) => (optional ? v.optional(input) : input),
  )
  return v.object({ ...shape, why })
}

/** What is left out stays. `version` is that of the record that the change was made from. */
export function changeSchema({ fields }: Pick<AdminResource, 'fields'>): v.GenericSchema {
  return v.object({ ...changeEntries(fields), version: id, why })
}

/** The fields of a change, each of them optional. */
export function changeEntries(fields: Fields): Entries {
  return pick(
    fields,
    ({ write }) => write === true || write === 'change',
    ({ input }) => v.optional(input),
  )
}
