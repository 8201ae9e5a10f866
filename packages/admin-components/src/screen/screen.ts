import type { Permission } from '@delebil/core-api'
import type {
  AdminKey,
  AdminResource,
  AnyRecord,
  Field,
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
import type { MoreEvents } from '../event/event-list.tsx'
import type { BulkPassage, BulkPreset } from './bulk-job.ts'
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
  /** What there is in it: something to look at, or something wrong. */
  readonly meaning?: 'look' | 'wrong'
  /** What the list opens with, until somebody says otherwise. */
  readonly isFirst?: true
  /** Only what whoever looks follows up. */
  readonly isOwn?: true
  /** What is said where there is nothing in it, and what that means. */
  readonly none?: readonly [heading: string, text: string]
}
export type StandingView<K extends AdminKey = AdminKey> = ViewOf<
  { readonly [N in FilterField<K>]?: Value<K, N> | readonly Value<K, N>[] | null },
  SortField<K>
>
/** Why a record was not saved, for whoever knows what helps. */
export interface RefusalHelpProps<K extends AdminKey = AdminKey> {
  readonly code: ProblemCode
  readonly draft: DraftOf<K>
  /** Left out for a new record. */
  readonly record: Read<K> | undefined
  /** Takes the focus to a field. */
  readonly goTo: (field: FormField<K>) => void
  /** Fills something in. */
  readonly set: (values: DraftOf<K>) => void
}
/** What a control of a screen's own is given. */
export interface InputProps<K extends AdminKey = AdminKey> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly draft: DraftOf<K>
  /** Left out for a new record. */
  readonly record: Read<K> | undefined
}
interface ToInput<K extends AdminKey> {
  Input(props: InputProps<K>): ReactNode
}
interface ToStatus<R> {
  of(record: R): Status
}
type Value<K extends AdminKey, N> = N extends keyof Read<K> ? Read<K>[N] : never

/** What a view asks of its list, for whoever looks. */
export function filterOf(
  { where, isOwn }: Pick<StandingView, 'where' | 'isOwn'>,
  own?: number,
): readonly FilterToken[] {
  const asked = Object.entries(where).map(
    ([field, value]): FilterToken =>
      value === null ? { field, operator: 'empty', value: true } : { field, operator: 'is', value },
  )
  return isOwn && own !== undefined ? [...asked, { field: 'assigneeId', operator: 'is', value: own }] : asked
}

/** A part of a record's page that stands behind a tab. */
export interface RecordTab {
  /** Names it in the address. */
  readonly key: string
  readonly name: string
  /** What there is but panels: what a record is opened for, what is filled in, or who changed it. */
  readonly holds?: 'lead' | 'form' | 'history'
  /** The keys of its panels. */
  readonly panels?: readonly string[]
}

/** How a column shows more than its own field. */
export interface ListCell<R> {
  /** What stands over it, where it is not the field's own label. */
  readonly label?: string
  /** Fields that stand in it too: who downloads the list gets them as columns. */
  readonly shows?: readonly string[]
  /** Where there is little room the field stands in the cell of another, which shows it there. */
  readonly folds?: true
  /** It takes the room that the others leave. */
  readonly isWide?: true
  Value(props: { readonly record: R; readonly now: Date }): ReactNode
}

/** Days of a list that are chosen by one press. */
export interface QuickDay {
  readonly key: string
  readonly name: string
  readonly filter: readonly FilterToken[]
}
export interface QuickDays<S extends string = string> {
  readonly days: readonly QuickDay[]
  /** Any other day, as `YYYY-MM-DD`. */
  filterOf(day: string): readonly FilterToken[]
  /** The fields that say the day. */
  readonly fields: readonly string[]
  /** Of one day they come in this order. */
  readonly sort: S
}

/** Lines between the rows of a list that is in this order. */
export interface Divided<R> {
  readonly sort: string
  of(record: R): string
  /** What a line says over rows that follow each other; nothing, and there is none. */
  text(group: string, rows: readonly R[], now: Date): string | undefined
  /** The line between what is and what is to come: it alone stands in a table. */
  readonly now: string
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
  /** A record's heading is what it is called; left out, the word for one, which is the specification's, and the name stands beside it. */
  readonly isHeadedByName?: boolean
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
  /** What a record is opened for, before all else; what is told there is told nowhere else. */
  Lead?(props: { readonly record: Read<K> }): ReactNode
  /** Fields that the lead tells. */
  readonly leadFields?: readonly FieldName<K>[]
  /** How a record stands, beside its heading; left out, its statuses. */
  Context?(props: { readonly record: Read<K> }): ReactNode
  /** Where the form stands: beside what is read, or after it; left out, before it. */
  readonly formPlace?: 'beside' | 'last'
  /** Its lead is a table: nothing stands beside it, and the rest comes under it. */
  readonly isWide?: true
  /** What has happened to a record, where there is more to tell than what staff changed. */
  Happened?(props: { readonly record: Read<K> }): ReactNode
  /** A hook: what happened to a record that is told among what staff changed. */
  useMoreEvents?(record: Read<K>): MoreEvents
  /** Fields that are filled in by a control of their own, which knows the rest of the form. */
  readonly inputs?: { readonly [N in FormField<K>]?: ToInput<K>['Input'] }
  /** What helps where saving was refused. */
  RefusalHelp?(props: RefusalHelpProps<K>): ReactNode
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
  /** Where one goes on to with many at once. */
  readonly passages?: readonly BulkPassage[]
  /** Cells of its list, by field. */
  readonly cells?: { readonly [N in FieldName<K>]?: ListCell<Read<K>> }
  /** A row that stands out, or back. */
  rowMeaning?(record: Read<K>): 'wrong' | 'over' | undefined
  readonly quickDays?: QuickDays<SortField<K>>
  readonly divided?: Divided<Read<K>>
  /** What a phone shows of a record, around the link to it. */
  PhoneRow?(props: { readonly record: Read<K>; readonly now: Date; readonly children: ReactNode }): ReactNode
  /** Its records are cases, worked through one after another with the list beside them. */
  readonly queue?: {
    /** What the list says of a case; it is a link to it. */
    Row(props: { readonly record: Read<K>; readonly now: Date }): ReactNode
    /** Who comes to a case from elsewhere gets the list's first view beside it. */
    readonly isFirstView?: true
    /** Where there is room for both, the list opens with its first case beside it. */
    readonly opensFirst?: true
    /** A case is a record of another kind, of the same id. */
    readonly of?: AdminKey
    /** What a case is opened for, where that is not what the record is opened for. */
    Lead?(props: { readonly record: AnyRecord }): ReactNode
    /** What is done with a case, in place of what is done with the record. */
    readonly actions?: readonly RecordAction[]
    /** Which keys work with a case, where they are not those of every queue. */
    readonly keys?: readonly { readonly keys: readonly string[]; readonly what: string }[]
  }
  /** Whom one calls about it, by one press on a phone. */
  callOf?(record: Read<K>): { readonly phone: string; readonly name: string } | undefined
  /** What stands over its list. */
  Above?(): ReactNode
  /** What stands in the empty field that its list is searched by. */
  readonly searchHint?: string
  /** What its list is often asked for. */
  readonly views?: readonly StandingView<K>[]
  /** What follows with deleting one, asked for when the question is. */
  readonly removalFacts?: RecordAction<K>['facts']
  /** What is said of so many reservations that a change of a record affects, where it is not that they lose their car. */
  readonly affectedHeading?: (count: number) => string
  /** Where the reservations are helped that a change of a record affects. */
  conflictsOf?(record: Read<K>): string
  /** Its page is cut into parts, the first of which it opens with; left out, all of it stands below each other. */
  readonly tabs?: readonly RecordTab[]
  /** How much there is behind a tab, by its key, where that calls for somebody. */
  useTabCounts?(record: Read<K>): Readonly<Record<string, number | undefined>>
  /** What else its page shows. */
  readonly panels?: readonly RecordPanel<K>[]
}

/** Whether one of the rights is held; nothing asked for is held by everybody. */
export function mayAny(held: readonly Permission[], wanted: readonly Permission[] | undefined): boolean {
  return wanted === undefined || wanted.some((permission) => held.includes(permission))
}

/** What names a record: its number, name or plate. */
/** People read it: it is neither asked for once the server refuses, nor only there to sort by. */
export const isRead = ({ whenRefused, sortAmong }: Pick<Field, 'whenRefused' | 'sortAmong'>): boolean =>
  !whenRefused && !sortAmong

/** A day of the calendar as one writes it. */
const named = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')

export function titleOf({ title }: Pick<AdminResource, 'title'>, record: Readonly<Record<string, unknown>>): string {
  const text = title.flatMap((name) =>
    record[name] == null || record[name] === '' ? [] : [named(String(record[name]))],
  )
  const first = text.join(' · ')
  return first.length > 80 ? `${first.slice(0, 79)}…` : first
}
