import { type ImportObstacle, type ImportRow, type ImportSummary, importObstacles } from '@delebil/core-api/admin'
import type { Context } from '../../platform/context.ts'
import type { AdminCall } from '../admin-records/admin-verb.ts'
import { fingerprintOf, missingOf } from './columns/guess-columns.ts'
import { textsOf } from './process-rows.ts'
import { isBilled } from './stores/import-keys.ts'
import { findProfile } from './stores/import-profiles.ts'
import type { StoredRow } from './stores/import-rows.ts'
import type { StoredImport } from './stores/import-runs.ts'
import { typeOf } from './types/registered-types.ts'

const encodingWords = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252', 'utf-16le': 'UTF-16' } as const
const separatorWords: Readonly<Record<string, string>> = {
  ';': 'semikolon',
  '\t': 'tabulator',
  ',': 'komma',
  '|': 'loddrett strek',
}

const rowsText = (count: number): string => `${count.toLocaleString('nb-NO')} ${count === 1 ? 'rad' : 'rader'}`

const readingText = ({ reading, rowCount, headerRow }: StoredImport): string => {
  const rows = rowCount === null ? [] : [rowsText(rowCount - headerRow)]
  if (!('format' in reading)) return ''
  if (reading.format === 'csv')
    return [encodingWords[reading.encoding], separatorWords[reading.separator] ?? reading.separator, ...rows].join(
      ' · ',
    )
  if (reading.format === 'bank') return [reading.kind, ...rows].join(' · ')
  const others = reading.otherSheets.length === 0 ? [] : [`leses ikke: ${reading.otherSheets.join(', ')}`]
  return ['Excel', `ark «${reading.sheet}»`, ...others, ...rows].join(' · ')
}

const formulaWarning = ({ reading }: StoredImport): string[] =>
  'format' in reading && reading.format === 'xlsx' && reading.hasFormulas
    ? ['Noen celler er formler. Det er verdien de viste sist, som er lest.']
    : []

const isObstacle = (problem: string | null): problem is ImportObstacle => problem !== null && problem in importObstacles

/** How a file was read and what its rows come to, in words and figures. */
export const describeImport = async (
  db: Context['database'] | AdminCall['db'],
  run: StoredImport,
): Promise<ImportSummary> => {
  const { states = {}, obstacles = {}, drivers = 0, cars = 0 } = run.counts
  const profile = run.columns.some(({ from }) => from === 'PROFILE')
    ? await findProfile(db, run.organizationId, fingerprintOf(run.columns.map(({ header }) => header)), run.fileType)
    : undefined
  return {
    reading: readingText(run),
    profile: profile?.name ?? null,
    columns: run.columns.map(({ header, field, from }) => ({ header, field, from })),
    missing: missingOf(typeOf(run.fileType).columns, run.columns),
    warnings: [...formulaWarning(run), ...run.warnings],
    drivers,
    cars,
    newOre: states['NEW']?.ore ?? 0,
    chooseOre: states['CHOOSE']?.ore ?? 0,
    obstacles: Object.entries(obstacles).flatMap(([problem, rows]) => (isObstacle(problem) ? [{ problem, rows }] : [])),
    isBilled: await isBilled(db, run),
  }
}

/** A row as it is shown. */
export const toImportRow = (run: StoredImport, row: StoredRow): ImportRow => ({
  rowNumber: row.rowNumber,
  state: row.state,
  problem: isObstacle(row.problem) ? row.problem : null,
  badge: row.detail?.badge ?? null,
  text: row.detail?.text ?? '',
  field: row.detail?.field ?? null,
  cells: textsOf(run, row),
  suggestions: (row.detail?.suggestions ?? []).map(({ label, cells, answer }) => ({
    label,
    ...(cells && { cells: { ...cells } }),
    ...(answer && { answer }),
  })),
  amountOre: row.amountOre,
})
