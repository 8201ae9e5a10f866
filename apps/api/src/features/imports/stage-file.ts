import type { ProblemCode } from '@delebil/validation/text'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import {
  findHeader,
  fingerprintOf,
  guessColumns,
  guessType,
  type MappedColumn,
  refuseHostileHeader,
} from './columns/guess-columns.ts'
import { FileProblem } from './reading/file-problem.ts'
import { lookAtFile, type Reading, readTable } from './reading/read-table.ts'
import { fileBytes } from './stores/import-files.ts'
import { findProfile } from './stores/import-profiles.ts'
import { insertImportRows } from './stores/import-rows.ts'
import { changeImport, findImport, type ImportKey, lockImport, type StoredImport } from './stores/import-runs.ts'
import { registeredTypes, typeOf } from './types/registered-types.ts'

type Parts = Pick<Context, 'database'>

const rowsAtOnce = 2000
const mostRows = 1_100_000

const firstRows = async (rows: AsyncGenerator<string[]>, most: number): Promise<string[][]> => {
  const first: string[][] = []
  for await (const row of rows) {
    first.push(row)
    if (first.length === most) break
  }
  return first
}

/** What the file is and what its columns are: as staff said of one with the same head, else by their names. */
export const mapColumns = async (
  db: Context['database'],
  run: Pick<StoredImport, 'organizationId' | 'fileType' | 'typeFrom' | 'fileName'>,
  first: readonly string[][],
): Promise<Pick<StoredImport, 'fileType' | 'columns' | 'headerRow'>> => {
  const guessed =
    run.typeFrom === 'GUESSED' ? guessType(first, run.fileName, Object.values(registeredTypes)) : undefined
  const fileType = guessed?.key ?? run.fileType
  const { headerRow } = findHeader(first, typeOf(fileType).columns)
  const headers = first[headerRow - 1] ?? []
  refuseHostileHeader(headers)
  const asked = run.typeFrom === 'ASKED' ? run.fileType : undefined
  const profile = await findProfile(db, run.organizationId, fingerprintOf(headers), asked)
  if (!profile) return { fileType, headerRow, columns: guessColumns(headers, typeOf(fileType).columns) }
  const columns = headers.map((header, at): MappedColumn => {
    const field = profile.columns[at] ?? null
    return { header, field, from: field === null ? 'NONE' : 'PROFILE' }
  })
  return { fileType: profile.fileType, headerRow, columns }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')
const isTotal = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return /^(sum|totalt?|total sum|i alt|til sammen|antall rader)\b[:.]?/i.test(filled[0] ?? '') && filled.length <= 3
}

const stateOf = (rowNumber: number, headerRow: number, cells: readonly string[]) =>
  rowNumber <= headerRow ? 'HEAD' : isBlank(cells) || isTotal(cells) ? 'IGNORED' : 'READ'

const look = async ({ database }: Parts, run: StoredImport): Promise<StoredImport | undefined> => {
  const bytes = fileBytes(database, run)
  const reading = await lookAtFile(bytes)
  const mapped = await mapColumns(database, run, await firstRows(readTable(bytes, reading), 40))
  return transaction(database, async (tx) => {
    const locked = await lockImport(tx, run, 'wait')
    if (locked?.state !== 'READING') return undefined
    await changeImport(tx, run, { ...mapped, reading })
    return { ...locked, ...mapped, reading }
  })
}

/** Puts a batch of rows where they can be worked on; false where somebody has stopped the run meanwhile, or another process has come further. */
const keep = (
  { database }: Parts,
  run: StoredImport,
  batch: readonly { rowNumber: number; cells: string[]; state: 'HEAD' | 'IGNORED' | 'READ' }[],
) =>
  transaction(database, async (tx) => {
    const locked = await lockImport(tx, run, 'wait')
    const last = batch.at(-1)?.rowNumber ?? 0
    if (locked?.state !== 'READING' || locked.position >= last) return locked?.state === 'READING'
    await insertImportRows(tx, run, batch)
    await changeImport(tx, run, { position: last })
    return true
  })

const stage = async (parts: Parts, run: StoredImport, until: number): Promise<'more' | 'done' | 'stopped'> => {
  let batch: { rowNumber: number; cells: string[]; state: 'HEAD' | 'IGNORED' | 'READ' }[] = []
  let rowNumber = 0
  let isBegun = false
  let deadline = until
  const began = Date.now()
  for await (const cells of readTable(fileBytes(parts.database, run), run.reading as Reading)) {
    rowNumber += 1
    if (rowNumber > mostRows) throw new FileProblem('import.too-many-rows')
    if (rowNumber <= run.position) continue
    // Who passed over rows for long goes on for as long: else the end of a large file took all its time to come to.
    if (!isBegun) deadline = Math.max(until, Date.now() + (Date.now() - began))
    isBegun = true
    batch.push({
      rowNumber,
      cells: cells.map((cell) => cell.replaceAll('\u0000', '')),
      state: stateOf(rowNumber, run.headerRow, cells),
    })
    if (batch.length < rowsAtOnce) continue
    if (!(await keep(parts, run, batch))) return 'stopped'
    batch = []
    if (Date.now() > deadline) return 'more'
  }
  if (batch.length > 0 && !(await keep(parts, run, batch))) return 'stopped'
  return 'done'
}

const fail = ({ database }: Parts, key: ImportKey, problem: ProblemCode): Promise<'stopped'> =>
  transaction(database, async (tx) => {
    const run = await lockImport(tx, key, 'wait')
    if (run?.state === 'READING') await changeImport(tx, key, { state: 'FAILED', problem })
    return 'stopped' as const
  })

/** Reads a file into rows for a while; who goes on passes over what is there already. What cannot be read says why. */
export const stageFile = async (parts: Parts, key: ImportKey, until: number): Promise<'more' | 'done' | 'stopped'> => {
  try {
    const found = await findImport(parts.database, key)
    if (found?.state !== 'READING') return 'stopped'
    const run = 'format' in found.reading ? found : await look(parts, found)
    if (run === undefined) return 'stopped'
    return await stage(parts, run, until)
  } catch (error) {
    if (error instanceof FileProblem) return fail(parts, key, error.code)
    throw error
  }
}
