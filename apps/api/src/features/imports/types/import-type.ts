import type { Permission } from '@delebil/core-api'
import type { ImportTypeKey } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Writing } from '../../admin-records/rules.ts'
import type { ImportColumn, Values } from '../cells/column.ts'
import type { Obstacle } from '../cells/obstacle.ts'

/** A row whose cells could be read. */
export type ReadRow = { readonly rowNumber: number; readonly values: Values; readonly answer: string | null }

/** A row of which it is known what it will make. `digest` is the same as long as it will make the same. */
export type Planned = {
  readonly rowNumber: number
  readonly digest: string
  readonly amountOre: number | null
  readonly personId: number | null
  readonly carId: number | null
  /** What it will do, where the type alone says too little. */
  readonly note?: string
}

/** Something that a row made or changed; `before` is what it was, where it was there. */
export type Effect = { readonly kind: string; readonly id: number; readonly before?: object }

/** Reading a file in, in one transaction: who does it, where and when. */
export type Importing = {
  readonly tx: Queryable
  readonly organizationId: number
  readonly runId: number
  readonly fileName: string
  readonly now: Date
  readonly writing: Writing
}

/** What a file can hold: its columns, their checks and what a row does. Declared once; all else about it is derived. */
export type ImportType<P extends Planned = Planned> = {
  readonly key: ImportTypeKey
  /** What reading one in does, in a sentence. */
  readonly effect: string
  readonly columns: readonly ImportColumn[]
  /** What whoever reads one in, or sees one, must be allowed besides. */
  readonly access?: readonly Permission[]
  /** By what a row is the same as one that was read in before; left out, rows are told apart by what they change. */
  keyOf?(values: Values): string
  /** What each row will make, or why not. Reads only. */
  plan(importing: Importing, rows: readonly ReadRow[]): Promise<ReadonlyMap<number, P | Obstacle>>
  /** Makes it. What a row is refused with then stops only itself. */
  write(importing: Importing, planned: readonly P[]): Promise<ReadonlyMap<number, readonly Effect[] | Obstacle>>
  /** Takes back what a run has made. Throws Refusal where something of it is in use. */
  undo(importing: Importing, effects: readonly Effect[]): Promise<void>
  /** What somebody should know before it is read in. */
  warnings?(importing: Importing): Promise<readonly string[]>
}
