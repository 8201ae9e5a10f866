import type { Caller, CallOptions, RefusalCode, Result } from '../call.ts'
import { type Call, readCall } from '../client/call-of.ts'
import { describeCall } from '../client/describe-call.ts'
import { type ClientOptions, createRunner, type Input } from '../client/run-call.ts'
import type { Endpoint } from '../endpoint.ts'
import type { BulkRun } from './bulk-run.ts'
import { type AdminCalls, adminContract } from './contract.ts'
import type { AdminChange } from './endpoints.ts'
import type { FilterToken } from './filter.ts'
import type { Metadata } from './metadata.ts'
import type { FilterField, Read, Sending, SortField } from './records.ts'
import type { AdminKey } from './resources.ts'

type Org = { readonly orgId?: number | undefined }
type Answered<T> = Promise<Result<T, RefusalCode<Endpoint>>>
type Changed<T> = { readonly entity: T; readonly errors: [] }

/** What a list shows and in which order. */
export interface ListQuery<K extends AdminKey = AdminKey> extends Org {
  readonly q?: string | undefined
  readonly filter?: readonly FilterToken<FilterField<K>>[] | undefined
  /** Only these. */
  readonly ids?: readonly number[] | undefined
  /** A sortable field, with a minus in front for the largest first. */
  readonly sort?: SortField<K> | `-${SortField<K>}` | undefined
}
/** Which columns a spreadsheet has. */
export interface ExportChoice {
  readonly columns?: readonly string[] | undefined
  /** In parts, which `createPartReader` reads. */
  readonly parts?: true
}
export interface Page<T> {
  readonly data: readonly T[]
  readonly totalElements: number
  readonly isExact: boolean
  readonly cursor: string | null
}
/** How many there are. */
export interface Count {
  readonly total: number
  /** False: counted so far and estimated from there. */
  readonly isExact: boolean
}
export interface BulkInput {
  /** 'change', 'remove', 'undo' or an act of the resource. */
  readonly action: string
  readonly ids?: readonly number[]
  readonly q?: string
  readonly filter?: readonly FilterToken[]
  readonly values?: Readonly<Record<string, unknown>>
  readonly undoes?: number
  readonly rehearse?: boolean
  readonly why?: string
}
/** The calls of the admin area: by resource what each of them can do, and `call` for all others. */
export interface AdminApi extends Caller<AdminCalls> {
  list<K extends AdminKey>(
    key: K,
    query?: ListQuery<K> & { readonly size?: number; readonly cursor?: string },
    options?: CallOptions,
  ): Answered<Page<Read<K>>>
  counts(
    key: AdminKey,
    filters: readonly (readonly FilterToken[])[],
    query?: Org,
  ): Answered<{ readonly data: readonly Count[] }>
  metadata(key: AdminKey, query?: Org): Answered<Metadata>
  template(key: AdminKey, query?: Org): Answered<{ readonly entity: Readonly<Record<string, unknown>> }>
  get<K extends AdminKey>(key: K, id: number, query?: Org): Answered<Read<K>>
  history(key: AdminKey, id: number, query?: Org): Answered<{ readonly data: readonly AdminChange[] }>
  create<K extends AdminKey>(key: K, body: Sending<K>, query?: Org, options?: CallOptions): Answered<Changed<Read<K>>>
  change<K extends AdminKey>(
    key: K,
    id: number,
    body: Sending<K> & { readonly version: number },
    query?: Org,
    options?: CallOptions,
  ): Answered<Changed<Read<K>>>
  remove(
    key: AdminKey,
    id: number,
    query: Org & { readonly version: number; readonly why?: string },
    options?: CallOptions,
  ): Answered<undefined>
  restore<K extends AdminKey>(key: K, id: number, query?: Org, options?: CallOptions): Answered<Changed<Read<K>>>
  bulk(key: AdminKey, body: BulkInput, query?: Org, options?: CallOptions): Answered<Changed<BulkRun>>
}

/** Never throws: what goes wrong comes back as `{ok: false, refusal}`. */
export function createAdminClient(options: ClientOptions = {}): AdminApi {
  const run = createRunner(options)
  const callOf = (name: string): Call => {
    const declaration = adminContract[name]
    if (declaration === undefined) throw new Error(`There is no call "${name}" in the admin area.`)
    return readCall(name, describeCall(declaration))
  }
  // By its name a call is any; what each answers is said by the methods that return it.
  const ask = (name: string, input: Input, more?: CallOptions) => run(callOf(name), { ...more, ...input }) as never
  const withText = (query: object | undefined): Record<string, unknown> => {
    const { filter, ids, ...rest } = (query ?? {}) as ListQuery
    const texts = { ...(filter?.length && { filter: JSON.stringify(filter) }), ...(ids && { ids: ids.join(',') }) }
    return { ...rest, ...texts }
  }
  const bulkText = ({ filter, ...body }: BulkInput) => ({ ...body, ...(filter && { filter: JSON.stringify(filter) }) })
  return {
    list: (key, query, more) => ask(`${key}.list`, { query: withText(query) }, more),
    counts: (key, filters, query) => ask(`${key}.counts`, { query: { ...query, filters: JSON.stringify(filters) } }),
    metadata: (key, query) => ask(`${key}.metadata`, { query: { ...query } }),
    template: (key, query) => ask(`${key}.template`, { query: { ...query } }),
    get: (key, id, query) => ask(`${key}.get`, { params: { id }, query: { ...query } }),
    history: (key, id, query) => ask(`${key}.history`, { params: { id }, query: { ...query } }),
    create: (key, body, query, more) => ask(`${key}.create`, { body, query: { ...query } }, more),
    change: (key, id, body, query, more) => ask(`${key}.change`, { params: { id }, body, query: { ...query } }, more),
    remove: (key, id, query, more) => ask(`${key}.remove`, { params: { id }, query: { ...query } }, more),
    restore: (key, id, query, more) => ask(`${key}.restore`, { params: { id }, query: { ...query } }, more),
    bulk: (key, body, query, more) => ask(`${key}.bulk`, { body: bulkText(body), query: { ...query } }, more),
    call: (name, input) => ask(name, input as Input),
  }
}

/** Where a spreadsheet of a list is fetched, with the session's header: all rows that match, in the columns named. */
export function exportAddress(
  key: AdminKey,
  format: 'csv' | 'xlsx',
  { filter, columns, ...query }: ListQuery & ExportChoice,
): string {
  const texts = { ...query, ...(filter?.length && { filter: JSON.stringify(filter) }), columns: columns?.join(',') }
  const search = new URLSearchParams(
    Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `/api/admin/${key}/export.${format}?${search}`
}
