import type { AdminRecord } from '@delebil/core-api/admin'
import type { Context } from '../../context.ts'
import type { Columns } from '../../stores/admin/write-records.ts'
import type { AdminCall } from './admin-verb.ts'

/** What was sent, by field. */
export type Sent = Readonly<Record<string, unknown>>

export type Writing = { readonly context: Context; readonly call: AdminCall }

/**
 * What a resource needs beyond the common: each may refuse, and runs in the transaction of the change. Without any, fields are
 * the columns of the same name.
 */
export type Rules = {
  /** What a new record begins with. */
  readonly template?: (writing: Writing) => Promise<Sent> | Sent
  /** The columns that are written; `before` is missing of a new record. */
  readonly columns?: (writing: Writing, sent: Sent, before?: AdminRecord) => Promise<Columns> | Columns
  /** After a record was made or changed. */
  readonly written?: (writing: Writing, sent: Sent, id: number, before?: AdminRecord) => Promise<void>
  /** Before one is deleted; true where that is done now and the row stays. */
  readonly removing?: (writing: Writing, before: AdminRecord) => Promise<boolean>
}
