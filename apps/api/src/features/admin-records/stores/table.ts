import { type AdminKey, type AdminResource, adminResources, type Field, type FieldName } from '@delebil/core-api/admin'
import type { ProblemCode } from '@delebil/validation/text'

type ByField<K extends AdminKey, T> = { readonly [N in FieldName<K>]?: T }

/** What stands in a third table, which the looked-up one points at. */
export interface Pointed {
  /** The table as `o`. */
  readonly from: string
  /** SQL of what points at it. */
  readonly by: string
  /** SQL of the field there. */
  readonly sql: string
}

/** Another table, in which fields of the rows stand that point at it. */
export interface Lookup<K extends AdminKey = AdminKey> {
  /** SQL: the table as `h`, with what is joined to it. */
  readonly from: string
  /** More that must hold there; $1 is the organisation. */
  readonly where?: string
  /** SQL of what points at it. */
  readonly by: string
  /** More hits than these are looked for row by row: 500, where nothing else is said. */
  readonly most?: number
  /** SQL there of the fields that are looked for. */
  readonly fields: ByField<K, string | Pointed>
}

/** Where the records of a resource are kept. `r` is the alias of the table itself. */
export interface TableParts<K extends AdminKey = AdminKey> {
  /** The table that is written. */
  readonly table: string
  /** What is read: the table as `r` with what is joined to it; left out, just `table r`. */
  readonly from?: string
  /** SQL of the fields that are no column of `r` with the field's own name. */
  readonly columns?: ByField<K, string>
  /** SQL of what a free text is looked for in, where that is not all that a field shows. */
  readonly searchedIn?: ByField<K, string>
  /** SQL that says the same as a joined field's being null, where an index or the statistics know it. */
  readonly emptyIf?: ByField<K, string>
  /** SQL that says the same as a field's being one of its choices, by choice. */
  readonly choiceIf?: ByField<K, Readonly<Record<string, string>>>
  /** Where a free text is looked up first: rows are then found by what they point at. */
  readonly lookups?: readonly Lookup<K>[]
  /** Fields whose filters leave few rows: these are found first and sorted then, in any order. */
  readonly fewIf?: readonly FieldName<K>[]
  /** SQL: the row is of the organisation of the parameter. */
  readonly isOf?: (parameter: string) => string
  /** More that every row must be, as SQL. */
  readonly where?: string
  /** The problem, and the field it is about, of each unique index by its name. */
  readonly unique?: Readonly<Record<string, readonly [field: FieldName<K>, code: ProblemCode]>>
  /** More fields by which two rows can be in each other's way. */
  readonly clashing?: readonly FieldName<K>[]
  /** Rows that the database deletes with one: the column that names it, by table. A record that can be brought back brings them. */
  readonly goesWith?: Readonly<Record<string, string>>
  /** What a row is refused with that others point at. */
  readonly inUse?: ProblemCode
}

export interface AdminTable<K extends AdminKey = AdminKey> extends TableParts<K> {
  readonly resource: AdminResource<K>
}

type OfContract<K extends AdminKey> = { readonly [N in K]: AdminResource<N> }

/** Says where the records of a resource are kept. */
export const adminTable = <K extends AdminKey>(key: K, parts: TableParts<K>): AdminTable<K> => {
  const resources: OfContract<AdminKey> = adminResources
  return { resource: resources[key], ...parts }
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The column that a field is written to where nobody says otherwise. */
export const columnOf = (name: string): string => snakeCase(name)

/** SQL of a field. */
export const expressionOf = ({ columns }: AdminTable, name: string): string => columns?.[name] ?? `r.${snakeCase(name)}`

export const fromOf = ({ table, from }: AdminTable): string => from ?? `${table} r`

/** SQL: what every row of the resource is, for the organisation of the parameter. */
export const scopeOf = ({ isOf, where }: AdminTable, parameter: string): string => {
  const own = isOf?.(parameter) ?? `r.organization_id = ${parameter}`
  return where ? `${own} and ${where}` : own
}

export const fieldOf = ({ resource }: AdminTable, name: string): Field => {
  const field = resource.fields[name]
  if (field === undefined) throw new Error(`${resource.key} has no field "${name}".`)
  return field
}

/** SQL of the columns of a whole record, named as in the contract. */
export const selectionOf = (table: AdminTable, names = Object.keys(table.resource.fields)): string =>
  ['r.id', 'r.version', ...names.map((name) => `${expressionOf(table, name)} as "${name}"`)].join(', ')
