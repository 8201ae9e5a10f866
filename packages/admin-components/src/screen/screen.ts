import type { Permission } from '@delebil/core-api'
import type {
  AdminKey,
  AdminResource,
  FieldName,
  FilterField,
  FilterToken,
  FormField,
  Read,
  SortField,
} from '@delebil/core-api/admin'
import type { StatusTone } from '@delebil/ui'
import type { ProblemCode } from '@delebil/validation/text'
import type { ReactNode } from 'react'
import type { AdminHost } from '../admin-host.ts'
import type { BulkPreset } from './bulk-job.ts'
import type { DraftValue } from './draft.ts'
import type { RecordAction, RecordPanel } from './record-action.ts'

/** A record of a resource as it stands in a form. */
export type DraftOf<K extends AdminKey = AdminKey> = { readonly [N in FormField<K>]?: DraftValue }

/** A part of a form under a heading of its own. */
export interface FormSection<N extends string = string> {
  readonly heading: string
  readonly fields: readonly N[]
  /** What is said under the heading. */
  readonly text?: string
}

/** One that a field can be, because of what another says. */
export interface Followed {
  readonly id: number
  readonly label: string
  /** What speaks against it. */
  readonly note?: string | undefined
  /** Filled in where nobody has chosen. */
  readonly isLikely: boolean
}

/** A reference of a new record that follows from another: who is chosen says which memberships it can be. */
export interface Follow<N extends string = string> {
  readonly field: N
  readonly after: N
  /** Nothing where it could not be asked for. */
  readonly find: (host: AdminHost, id: number) => Promise<readonly Followed[] | undefined>
  /** What is said at the field when so many were found. */
  readonly hint: (count: number) => string | undefined
}

/** A view of a list that every club has from the start. */
interface ViewOf<W extends object, S extends string> {
  readonly key: string
  readonly name: string
  /** What each field is; of several any one, `null` is nothing. */
  readonly where: W
  readonly sort?: S | `-${S}`
}
export type StandingView<K extends AdminKey = AdminKey> = ViewOf<
  { readonly [N in FilterField<K>]?: Value<K, N> | readonly Value<K, N>[] | null },
  SortField<K>
>
interface ToStatus<R> {
  of(record: R): Status
}
type Value<K extends AdminKey, N> = N extends keyof Read<K> ? Read<K>[N] : never

/** What a view asks of its list. */
export function filterOf({ where }: Pick<StandingView, 'where'>): readonly FilterToken[] {
  return Object.entries(where).map(([field, value]) =>
    value === null ? { field, operator: 'empty', value: true } : { field, operator: 'is', value },
  )
}

/** A status in a word with its shape. */
export interface Status {
  readonly text: string
  /** `none` shows the word alone. */
  readonly tone: StatusTone | 'none'
}

/** How one kind of records is shown: a resource of the contract, and what the contract does not say. */
export interface Screen<K extends AdminKey = AdminKey> {
  readonly resource: AdminResource<K>
  /** The headings of the list and of a record. */
  readonly heading: readonly [string, string]
  /** Address of the list. */
  readonly path: string
  /** Address of the form for a new record; left out where none is made by hand. */
  readonly newPath?: string
  /** Address of a record; left out, a record opens beside its list (`?apne=`). */
  recordPath?(record: Read<K> | { readonly id: number }): string
  /** The word for a new record: 'Ny bil'. */
  readonly newText?: string
  /** The status of a value, by field and value: shown as a shape beside the word. */
  readonly tones?: { readonly [N in FieldName<K>]?: { readonly [V in Value<K, N> & string]?: StatusTone } }
  /** What a status reads, by field, where the value alone does not say it. */
  readonly statuses?: { readonly [N in FieldName<K>]?: ToStatus<Read<K>>['of'] }
  /** The parts of the form, in order; fields that no part names stand before them. */
  readonly sections?: readonly FormSection<FormField<K>>[]
  /** What is not asked for twice. */
  readonly follow?: Follow<FormField<K>>
  /** Fields that are changed by actions and not in the form. */
  readonly outsideForm?: readonly FormField<K>[]
  /** The heading of the form for a new record, where it is not the word for it. */
  readonly newHeading?: string
  /** Records that are seen rather than read: the card of one, around the link to it. */
  Card?(props: { readonly record: Read<K>; readonly children: ReactNode }): ReactNode
  /** What stands over the preview, where it is not what a member will see: shown for a new record only. */
  readonly previewHeading?: string
  /** What a member will see of what is typed. */
  Preview?(props: { readonly draft: DraftOf<K> }): ReactNode
  /** What is done with a record, beside changing its fields. */
  readonly actions?: readonly RecordAction<K>[]
  /** Refusals that staff pass with a reason. */
  readonly overridable?: readonly ProblemCode[]
  /** What is done with many records at once, beside changing a field of them and deleting them. */
  readonly bulk?: readonly BulkPreset<K>[]
  /** What its list is often asked for. */
  readonly views?: readonly StandingView<K>[]
  /** What follows with deleting one, asked for when the question is. */
  readonly removalFacts?: RecordAction<K>['facts']
  /** What is said of so many reservations that a change of a record affects, where it is not that they lose their car. */
  readonly affectedHeading?: (count: number) => string
  /** Where the reservations are helped that a change of a record affects. */
  conflictsOf?(record: Read<K>): string
  /** What else its page shows. */
  readonly panels?: readonly RecordPanel<K>[]
}

/** Whether one of the rights is held; nothing asked for is held by everybody. */
export function mayAny(held: readonly Permission[], wanted: readonly Permission[] | undefined): boolean {
  return wanted === undefined || wanted.some((permission) => held.includes(permission))
}

/** What names a record: its number, name or plate. */
export function titleOf({ title }: Pick<AdminResource, 'title'>, record: Readonly<Record<string, unknown>>): string {
  const text = title.flatMap((name) => (record[name] == null || record[name] === '' ? [] : [String(record[name])]))
  const first = text.join(' · ')
  return first.length > 80 ? `${first.slice(0, 79)}…` : first
}
