/** One table of a backup: what its parts hold together. */
export type TableInBackup = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly bytes: number
  /** Of all its parts behind each other. */
  readonly sha256: string
}

/** Work that waited when the backup was made. */
export type JobInBackup = { readonly name: string; readonly data: unknown; readonly seconds: number }

/** What a backup holds; the last file in its archive. */
export type Manifest = {
  readonly format: 1
  readonly madeAt: string
  /** Names of the migrations that the schema had, in their order. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableInBackup[]
  /** The last value of each sequence, null where it gave none. */
  readonly sequences: readonly { readonly name: string; readonly value: number | null }[]
  readonly jobs: readonly JobInBackup[]
}

export const manifestName = 'manifest.json'
const folder = 'tables/'

/** A part of a table's rows, as COPY writes them in text. */
export const partName = (table: string, part: number): string =>
  `${folder}${table}/${String(part).padStart(6, '0')}.copy`
export const tableOfPart = (name: string): string | undefined =>
  name.startsWith(folder) ? name.slice(folder.length, name.lastIndexOf('/')) : undefined

/** The backup or the restore cannot be done. The message is a sentence for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
