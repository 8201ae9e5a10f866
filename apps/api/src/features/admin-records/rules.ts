import type { ActName, AdminKey, Read, Written, WrittenNew } from '@delebil/core-api/admin'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import type { OfficeCall } from './admin-verb.ts'
import type { Columns } from './stores/write-records.ts'

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
 * the columns of the same name. Methods, so that the rules of one resource are rules: they get what the contract has checked of it.
 */
export interface Rules<K extends AdminKey = AdminKey> {
  /** What a new record begins with. */
  template?(writing: Writing): Partial<Read<K>> | Promise<Partial<Read<K>>>
  /** The columns that are written; `before` is missing of a new record. */
  columns?(writing: Writing, sent: Written<K>, before?: Read<K>): Promise<Columns> | Columns
  /** Makes the record and answers its id, in place of an insert of the columns. */
  insert?(writing: Writing, sent: WrittenNew<K>): Promise<number>
  /** Changes the record, in place of an update of the columns. */
  update?(writing: Writing, sent: Written<K>, before: Read<K>): Promise<void>
  /** After a record was made or changed. */
  written?(writing: Writing, sent: Written<K>, id: number, before?: Read<K>): Promise<void>
  /** Before one is deleted; true where that is done now and the row stays. */
  removing?(writing: Writing, before: Read<K>): Promise<boolean>
  /** By the names in the contract. */
  readonly acts?: Readonly<Record<ActName<K>, Act>>
}
