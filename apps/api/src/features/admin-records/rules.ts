import type { AdminKey, AdminRecord } from '@delebil/core-api/admin'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import type { OfficeCall } from './admin-verb.ts'
import type { Columns } from './stores/write-records.ts'

/** What was sent, by field. */
export type Sent = Readonly<Record<string, unknown>>

/** A change of the staff's under way. `why`: the reason they give for it. */
export type Writing = { readonly context: Context; readonly call: OfficeCall; readonly why?: string | undefined }

/** Something done with a record that is no change of its fields, where it can be done with many at once. */
export type Act = {
  /** The resource whose record it is, where that is another. */
  readonly of?: AdminKey
  readonly run: (
    writing: Writing,
    id: number,
    seen: { readonly version?: number; readonly why: string | undefined },
  ) => Promise<unknown>
  /** The inverse, of a record that still is what it was made. */
  readonly undo?: (writing: Writing, id: number, why: string | undefined, done: FieldChanges) => Promise<unknown>
}

/**
 * What a resource needs beyond the common: each may refuse, and runs in the transaction of the change. Without any, fields are
 * the columns of the same name.
 */
export type Rules = {
  /** What a new record begins with. */
  readonly template?: (writing: Writing) => Promise<Sent> | Sent
  /** The columns that are written; `before` is missing of a new record. */
  readonly columns?: (writing: Writing, sent: Sent, before?: AdminRecord) => Promise<Columns> | Columns
  /** Makes the record and answers its id, in place of an insert of the columns. */
  readonly insert?: (writing: Writing, sent: Sent) => Promise<number>
  /** Changes the record, in place of an update of the columns. */
  readonly update?: (writing: Writing, sent: Sent, before: AdminRecord) => Promise<void>
  /** After a record was made or changed. */
  readonly written?: (writing: Writing, sent: Sent, id: number, before?: AdminRecord) => Promise<void>
  /** Before one is deleted; true where that is done now and the row stays. */
  readonly removing?: (writing: Writing, before: AdminRecord) => Promise<boolean>
  /** By the names in the contract. */
  readonly acts?: Readonly<Record<string, Act>>
}
