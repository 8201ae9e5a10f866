import { type AdminResource, type Field, type FilterToken, filterOperators } from '@delebil/core-api/admin'

/** What a list shows, as its address says it. */
export interface ListState {
  readonly q: string
  readonly filter: readonly FilterToken[]
  /** A sortable field, with a minus in front for the largest first. */
  readonly sort: string
  readonly columns: readonly string[]
  /** The record that stands open beside the list. */
  readonly open: string | undefined
}

const names = {
  q: 'sok',
  filter: 'filter',
  sort: 'sorter',
  columns: 'kolonner',
  open: 'apne',
} as const

type Declared = Pick<AdminResource, 'fields' | 'sort'>

/** The columns of a list that nobody has changed. */
export function standardColumns({ fields }: Declared): readonly string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.aside)
}

/** Reads an address; what the resource does not know is left out, for an address may be old or typed by hand. */
export function readListState(resource: Declared, query: URLSearchParams): ListState {
  const sort = query.get(names.sort) ?? resource.sort
  const filter = [...readFilter(resource, query.get(names.filter)), ...readFlags(resource, query)]
  const columns = (query.get(names.columns)?.split(',') ?? []).filter((name) => own(resource, name))
  return {
    q: query.get(names.q) ?? '',
    filter,
    sort: isSort(own(resource, sort.replace('-', '')), filter) ? sort : resource.sort,
    columns: columns.length > 0 ? columns : standardColumns(resource),
    open: query.get(names.open) ?? undefined,
  }
}

const isSort = (field: Field | undefined, filter: readonly FilterToken[]): boolean =>
  field?.sort === true || filter.some((token) => field?.sortAmong?.includes(token.field))

// An address may name what every object has.
const own = ({ fields }: Declared, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)

/** The query with a change in it; what stands there for others stays. */
export function writeListState(
  resource: Declared,
  query: URLSearchParams,
  change: Partial<{ [K in keyof ListState]: ListState[K] }>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const state = { ...readListState(resource, query), ...change }
  const standard = standardColumns(resource).join(',')
  for (const { field } of readFlags(resource, query)) next.delete(field)
  put(next, names.q, state.q)
  put(next, names.filter, state.filter.length > 0 ? JSON.stringify(state.filter) : '')
  put(next, names.sort, state.sort === resource.sort ? '' : state.sort)
  put(next, names.columns, state.columns.join(',') === standard ? '' : state.columns.join(','))
  put(next, names.open, state.open ?? '')
  return next
}

function put(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name)
  else query.set(name, value)
}

function readFilter({ fields }: Declared, text: string | null): readonly FilterToken[] {
  try {
    const tokens: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(tokens) ? tokens.filter((token) => isToken(fields, token)) : []
  } catch {
    return []
  }
}

/** What an address of the specification asks by the field's own name: `?needsReview=true`. */
function readFlags({ fields }: Declared, query: URLSearchParams): readonly FilterToken[] {
  return Object.entries(fields).flatMap(([name, { kind, filter }]) => {
    const text = query.get(name)
    if (kind !== 'flag' || !filter || (text !== 'true' && text !== 'false')) return []
    return [{ field: name, operator: 'is', value: text === 'true' }]
  })
}

function isToken(fields: Declared['fields'], token: unknown): token is FilterToken {
  const { field, operator, value } = (token ?? {}) as Partial<FilterToken>
  const declared = typeof field === 'string' && Object.hasOwn(fields, field) ? fields[field] : undefined
  return declared?.filter === true && value !== undefined && filterOperators(declared).some((one) => one === operator)
}
