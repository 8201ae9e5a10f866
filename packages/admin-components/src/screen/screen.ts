import type { Permission } from '@delebil/core-api'
import type { AdminKey, AdminResource, FilterToken } from '@delebil/core-api/admin'
import type { StatusTone } from '@delebil/ui'
import type { ProblemCode } from '@delebil/validation/text'
import type { ComponentType, ReactNode } from 'react'
import type { AdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import type { BulkPreset } from './bulk-job.ts'
import type { Draft } from './draft.ts'
import type { RecordAction, RecordPanel } from './record-action.ts'

/** A part of a form under a heading of its own. */
export interface FormSection {
  readonly heading: string
  readonly fields: readonly string[]
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
export interface Follow {
  readonly field: string
  readonly after: string
  /** Nothing where it could not be asked for. */
  readonly find: (host: AdminHost, id: number) => Promise<readonly Followed[] | undefined>
  /** What is said at the field when so many were found. */
  readonly hint: (count: number) => string | undefined
}

/** A view of a list that every club has from the start. */
export interface StandingView {
  readonly key: string
  readonly name: string
  readonly filter: readonly FilterToken[]
  readonly sort?: string
}

/** A status in a word with its shape. */
export interface Status {
  readonly text: string
  /** `none` shows the word alone. */
  readonly tone: StatusTone | 'none'
}

/** How one kind of records is shown: a resource of the contract, and what the contract does not say. */
export interface Screen {
  readonly resource: AdminResource<AdminKey>
  /** The headings of the list and of a record. */
  readonly heading: readonly [string, string]
  /** Address of the list. */
  readonly path: string
  /** Address of the form for a new record; left out where none is made by hand. */
  readonly newPath?: string
  /** Address of a record; left out, a record opens beside its list (`?apne=`). */
  readonly recordPath?: (record: AnyRecord | { readonly id: number }) => string
  /** The word for a new record: 'Ny bil'. */
  readonly newText?: string
  /** The status of a value, by field and value: shown as a shape beside the word. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, StatusTone>>>>
  /** What a status reads, by field, where the value alone does not say it. */
  readonly statuses?: Readonly<Record<string, (record: AnyRecord) => Status>>
  /** The parts of the form, in order; fields that no part names stand before them. */
  readonly sections?: readonly FormSection[]
  /** What is not asked for twice. */
  readonly follow?: Follow
  /** Fields that are changed by actions and not in the form. */
  readonly outsideForm?: readonly string[]
  /** The heading of the form for a new record, where it is not the word for it. */
  readonly newHeading?: string
  /** Records that are seen rather than read: the card of one, around the link to it. */
  readonly Card?: ComponentType<{ readonly record: AnyRecord; readonly children: ReactNode }>
  /** What stands over the preview, where it is not what a member will see: shown for a new record only. */
  readonly previewHeading?: string
  /** What a member will see of what is typed. */
  readonly Preview?: ComponentType<{ readonly draft: Draft }>
  /** What is done with a record, beside changing its fields. */
  readonly actions?: readonly RecordAction[]
  /** Refusals that staff pass with a reason. */
  readonly overridable?: readonly ProblemCode[]
  /** What is done with many records at once, beside changing a field of them and deleting them. */
  readonly bulk?: readonly BulkPreset[]
  /** What its list is often asked for. */
  readonly views?: readonly StandingView[]
  /** What follows with deleting one, asked for when the question is. */
  readonly removalFacts?: RecordAction['facts']
  /** What is said of so many reservations that a change of a record hurts, where it is not that they lose their car. */
  readonly affectedHeading?: (count: number) => string
  /** Where the reservations are helped that a change of a record hurts. */
  readonly conflictsOf?: (record: AnyRecord) => string
  /** What else its page shows. */
  readonly panels?: readonly RecordPanel[]
}

/** Declares a screen. */
export function screen<R extends { readonly key: AdminKey }>(
  all: Omit<Screen, 'resource'> & { readonly resource: R },
): Screen {
  return all as unknown as Screen
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
