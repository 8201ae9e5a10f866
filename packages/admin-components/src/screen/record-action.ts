import type { CallOptions, Permission } from '@delebil/core-api'
import type { Field } from '@delebil/core-api/admin'
import type { Answered } from '@delebil/core-api/react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { AdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'

/** What came of an action; a record in `entity` is the record as it became. */
export type ActionResult = Answered<unknown>
/** What was filled in, as it is sent. */
export type ActionValues = Readonly<Record<string, unknown>>
/** Handed on to the call: the same attempt sent twice is done once. */
export type Attempt = Pick<CallOptions, 'idempotencyKey'>

/** Something that is done with a record, beside changing its fields. */
export interface RecordAction {
  readonly key: string
  /** The word on the button: a verb. */
  readonly label: string
  /** What the verb is about, where the page has several of the kind: a part of the button's name that is not seen. */
  readonly about?: string
  readonly icon?: LucideIcon
  /** Any of these; who holds none never sees it. */
  readonly access?: readonly Permission[]
  /** Whether it has a meaning for the record at all. */
  readonly shown?: (record: AnyRecord, host: AdminHost) => boolean
  /** Why it can't be done now: the button says so and does nothing. */
  readonly forbidden?: (record: AnyRecord, host: AdminHost) => string | undefined
  /** Asked before it is done; tells what follows with it. */
  readonly question?: (record: AnyRecord) => string
  /** More that follows with it, asked for when the question is. */
  readonly facts?: (host: AdminHost, record: AnyRecord) => Promise<Answered<readonly string[]>>
  readonly isDanger?: boolean
  /** Filled in before it is done. */
  readonly fields?: Readonly<Record<string, Field>>
  readonly start?: (record: AnyRecord) => ActionValues
  /** What the fields begin with, where the record does not say it; refused, nothing is asked. */
  readonly load?: (host: AdminHost, record: AnyRecord) => Promise<Answered<ActionValues>>
  readonly run: (host: AdminHost, record: AnyRecord, values: ActionValues, attempt: Attempt) => Promise<ActionResult>
  /** What is said when it is done; empty where what follows says it. */
  readonly done: string | ((record: AnyRecord, values: ActionValues, answered: unknown) => string)
  /**
   * The inverse; left out where there is none. Gets the record as it was before, with the version that the action left: who has
   * changed it since is not undone with it. And what was answered, and what the fields began with.
   */
  readonly undo?: (host: AdminHost, before: AnyRecord, answered: unknown, began: ActionValues) => Promise<ActionResult>
  /** The record is not there afterwards. */
  readonly isGone?: true
  /** Other resources whose lists it changes. */
  readonly touches?: readonly string[]
}

/** Something more that a record's page shows, below what is known of it. */
export interface RecordPanel {
  readonly key: string
  readonly heading: string
  /** Any of these; who holds none never sees it. */
  readonly access?: readonly Permission[]
  /** Stands beside the form where there is room. */
  readonly isAside?: true
  readonly Panel: ComponentType<{ readonly record: AnyRecord }>
}
