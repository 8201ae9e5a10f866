import type { ImportState, ImportTypeKey } from '@delebil/core-api/admin'
import type { ProblemCode } from '@delebil/validation/text'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { MappedColumn } from '../columns/guess-columns.ts'
import type { Reading } from '../reading/read-table.ts'

export type ImportKey = { readonly organizationId: number; readonly id: number }

/** A run as it is kept. */
export type StoredImport = ImportKey & {
  fileType: ImportTypeKey
  typeFrom: 'ASKED' | 'GUESSED'
  fileName: string
  sha256: string
  bytes: number
  state: ImportState
  isDirect: boolean
  reading: Reading | Record<string, never>
  columns: MappedColumn[]
  headerRow: number
  position: number
  rowCount: number | null
  counts: ImportCounts
  warnings: string[]
  problem: ProblemCode | null
  uploadedBy: number | null
  /** Who asked for the work at hand, in whose name it is done. */
  askedBy: number | null
  uploadedAt: Date
  rehearsedAt: Date | null
}

export type ImportCounts = {
  readonly states?: Readonly<Record<string, { readonly rows: number; readonly ore: number }>>
  readonly obstacles?: Readonly<Record<string, number>>
  readonly drivers?: number
  readonly cars?: number
}

const columns = `organization_id as "organizationId", id, file_type as "fileType", type_from as "typeFrom", file_name as "fileName", sha256, bytes,
  state, is_direct as "isDirect", reading, columns, header_row as "headerRow", position, row_count as "rowCount", counts, warnings, problem,
  uploaded_by as "uploadedBy", asked_by as "askedBy", uploaded_at as "uploadedAt", rehearsed_at as "rehearsedAt"`

type NewImport = Pick<
  StoredImport,
  | 'organizationId'
  | 'fileType'
  | 'typeFrom'
  | 'fileName'
  | 'sha256'
  | 'bytes'
  | 'isDirect'
  | 'uploadedBy'
  | 'uploadedAt'
>

export const insertImport = async (tx: Queryable, run: NewImport): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    `insert into import_run (organization_id, file_type, type_from, file_name, sha256, bytes, state, is_direct, uploaded_by, asked_by, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, 'READING', $7, $8, $8, $9) returning id`,
    [
      ...[run.organizationId, run.fileType, run.typeFrom, run.fileName, run.sha256, run.bytes],
      ...[run.isDirect, run.uploadedBy, run.uploadedAt],
    ],
  )
  return id
}

export const findImport = (db: Queryable, { organizationId, id }: ImportKey): Promise<StoredImport | undefined> =>
  db.oneRow(`select ${columns} from import_run where organization_id = $1 and id = $2`, [organizationId, id])

/** The run, locked until the end of the transaction; undefined where another has it and nobody waits for it. */
export const lockImport = (
  tx: Queryable,
  { organizationId, id }: ImportKey,
  how: 'wait' | 'skip',
): Promise<StoredImport | undefined> =>
  tx.oneRow(
    `select ${columns} from import_run where organization_id = $1 and id = $2 for update ${how === 'skip' ? 'skip locked' : ''}`,
    [organizationId, id],
  )

type Change = Partial<
  Pick<
    StoredImport,
    | 'fileType'
    | 'typeFrom'
    | 'state'
    | 'isDirect'
    | 'askedBy'
    | 'reading'
    | 'columns'
    | 'headerRow'
    | 'position'
    | 'rowCount'
    | 'counts'
    | 'warnings'
    | 'problem'
  >
> & {
  readonly rehearsedAt?: Date
  readonly importedAt?: Date
  readonly importedBy?: number | null
  readonly undoneAt?: Date
  readonly undoneBy?: number
}

const json = new Set(['reading', 'columns', 'counts'])
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Writes down how far a run has come. */
export const changeImport = async (tx: Queryable, { organizationId, id }: ImportKey, change: Change): Promise<void> => {
  const entries = Object.entries(change)
  const sets = entries.map(([name], at) => `${snake(name)} = $${at + 3}`)
  const values = entries.map(([name, value]) => (json.has(name) ? JSON.stringify(value) : value))
  await tx.change(
    `update import_run set ${[...sets, 'worked_at = now()'].join(', ')} where organization_id = $1 and id = $2`,
    [organizationId, id, ...values],
  )
}

/** Runs that are worked on and have not moved since. */
export const listStuckImports = (db: Queryable, before: Date): Promise<ImportKey[]> =>
  db.rows(
    `select organization_id as "organizationId", id from import_run where state in ('READING', 'REHEARSING', 'IMPORTING', 'UNDOING') and worked_at < $1`,
    [before],
  )

/** Forgets files that nobody read in, with all that was tried of them. */
export const deleteUnreadImportsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change(
    `delete from import_run r where state in ('REHEARSED', 'CANCELED', 'FAILED') and uploaded_at < $1
       and not exists (select from import_key k where (k.organization_id, k.run_id) = (r.organization_id, r.id))
       and not exists (select from import_effect e where (e.organization_id, e.run_id) = (r.organization_id, r.id))`,
    [before],
  )

/** Forgets what stood in files that were read in long ago: what they made stays, and so does what has been read. Files of payments belong to the books. */
export const deleteImportContentBefore = async (db: Queryable, before: Date): Promise<void> => {
  for (const table of ['import_file_part', 'import_row']) {
    await db.change(
      `delete from ${table} t using import_run r where (r.organization_id, r.id) = (t.organization_id, t.run_id) and r.uploaded_at < $1
         and r.file_type <> 'payments'`,
      [before],
    )
  }
}
