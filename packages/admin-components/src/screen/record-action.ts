import type { CallOptions, Permission } from '@delebil/core-api'
import type { AdminKey, AnyRecord, Field, Read } from '@delebil/core-api/admin'
import type { Answered } from '@delebil/core-api/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminHost } from '../admin-host.ts'

/** What came of an action; a record in `entity` is the record as it became. */
export type ActionResult = Answered<unknown>
/** What was filled in, as it is sent. */
export type ActionValues = Readonly<Record<string, unknown>>
/** Handed on to the call: the same attempt sent twice is done once. */
export type Attempt = Pick<CallOptions, 'idempotencyKey'>

interface Reported<R> {
  tell(record: R, values: ActionValues, answered: unknown): string
}

/** Something that is done with a record, beside changing its fields. */
interface ActionOn<R extends AnyRecord> {
  readonly key: string
  /** The word on the button: a verb. */
  readonly label: string
  /** The words on the button of a record, where they count or name something of it. */
  wordsOf?(record: R): string
  /** What the page is for: it stands out. */
  readonly isMain?: true
  /** What the verb is about, where the page has several of the kind: a part of the button's name that is not seen. */
  readonly about?: string
  readonly icon?: LucideIcon
  /** Any of these; who holds none never sees it. */
  readonly access?: readonly Permission[]
  /** Whether it has a meaning for the record at all. */
  shown?(record: R, host: AdminHost): boolean
  /** Why it can't be done now: the button says so and does nothing. */
  forbidden?(record: R, host: AdminHost): string | undefined
  /** Asked before it is done; tells what follows with it. */
  question?(record: R): string
  /** More that follows with it, asked for when the question is. */
  facts?(host: AdminHost, record: R): Promise<Answered<readonly string[]>>
  readonly isDanger?: boolean
  /** Filled in before it is done. */
  readonly fields?: Readonly<Record<string, Field>>
  start?(record: R): ActionValues
  /** What the fields begin with, where the record does not say it; refused, nothing is asked. */
  load?(host: AdminHost, record: R): Promise<Answered<ActionValues>>
  run(host: AdminHost, record: R, values: ActionValues, attempt: Attempt): Promise<ActionResult>
  /** What is said when it is done; empty where what follows says it. */
  readonly done: string | Reported<R>['tell']
  /**
   * The inverse; left out where there is none. Gets the record as it was before, with the version that the action left: who has
   * changed it since is not undone with it. And what was answered, and what the fields began with.
   */
  undo?(host: AdminHost, before: R, answered: unknown, began: ActionValues): Promise<ActionResult>
  /** Nothing waits with the record afterwards: in a queue the next one follows. */
  readonly closesCase?: true
  /** The letter that presses it while the record is a case. What touches a car or money has a question. */
  readonly shortcut?: string
  /** The record is not there afterwards. */
  readonly isGone?: true
  /** Other resources whose lists it changes. */
  readonly touches?: readonly string[]
}

/** Something more that a record's page shows, below what is known of it. */
interface PanelOf<R extends AnyRecord> {
  readonly key: string
  readonly heading: string
  /** Any of these; who holds none never sees it. */
  readonly access?: readonly Permission[]
  /** Stands beside the form where there is room. */
  readonly isAside?: true
  /** Whether there is anything to show of the record. */
  shown?(record: R, host: AdminHost): boolean
  Panel(props: { readonly record: R }): ReactNode
}

export type RecordAction<K extends AdminKey = AdminKey> = ActionOn<Read<K>>
export type RecordPanel<K extends AdminKey = AdminKey> = PanelOf<Read<K>>
