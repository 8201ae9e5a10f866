import { importObstacles, importRowStates } from '@delebil/core-api/admin'
import type { Context } from '../../../platform/context.ts'
import { writeSheets } from '../../../platform/workbook/write-sheets.ts'
import type { AdminReply } from '../../admin-records/admin-verb.ts'
import type { CsvReading } from '../reading/read-csv.ts'
import { listRowsForFile, type StoredRow } from '../stores/import-rows.ts'
import type { StoredImport } from '../stores/import-runs.ts'
import { csvLine } from './csv-line.ts'
import { encodeText } from './encode-text.ts'

const rowsAtOnce = 2000
const labels = ['Status', 'Feil', 'Forslag', 'Vår id'] as const
const byteOrderMark = '\ufeff'

type FileRow = StoredRow & { readonly recordIds: number[] | null }

const obstacleWord = (problem: string | null): string =>
  problem !== null && problem in importObstacles ? importObstacles[problem as keyof typeof importObstacles] : ''

const verdictOf = ({ state, problem, detail, recordIds }: FileRow): string[] => {
  if (state === 'IGNORED') return [importRowStates.IGNORED, '', '', '']
  const wrong =
    problem === null ? '' : [detail?.badge ?? obstacleWord(problem), detail?.text].filter(Boolean).join(': ')
  const note = problem === null && detail?.text ? `: ${detail.text}` : ''
  return [
    `${importRowStates[state]}${note}`,
    wrong,
    (detail?.suggestions ?? []).map(({ label }) => label).join(' / '),
    (recordIds ?? []).join(' '),
  ]
}

/** The cells of a row as they came, with what staff wrote in the place of some. */
const cellsOf = ({ cells, mended }: FileRow, { columns }: StoredImport): string[] => {
  const own = cells.map((cell, at) => {
    const field = columns[at]?.field
    return (field && mended?.[field]) ?? cell
  })
  return [...own, ...Array<string>(Math.max(0, columns.length - own.length)).fill('')]
}

const isFailed = ({ state }: FileRow): boolean => state === 'CHOOSE' || state === 'FAILED'

async function* rowsOf(
  { database }: Pick<Context, 'database'>,
  run: StoredImport,
  which: 'all' | 'failed',
): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const rows = await listRowsForFile(database, run, after, rowsAtOnce)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.rowNumber
    yield rows
      .filter((row) => which === 'all' || isFailed(row) || row.rowNumber === run.headerRow)
      .map((row) => [
        ...cellsOf(row, run),
        ...(row.rowNumber === run.headerRow ? labels : row.state === 'HEAD' ? [] : verdictOf(row)),
      ])
  }
}

async function* csvPieces(
  rows: AsyncIterable<string[][]>,
  { encoding, separator }: CsvReading,
): AsyncGenerator<Uint8Array> {
  if (encoding !== 'windows-1252') yield encodeText(byteOrderMark, encoding)
  for await (const batch of rows) yield encodeText(batch.map((cells) => csvLine(cells, separator)).join(''), encoding)
}

async function* sheetRows(rows: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  let isFirst = true
  for await (const batch of rows) {
    yield isFirst ? batch.slice(1) : batch
    isFirst = false
  }
}

/** A file's name in a header, for those who read only ASCII too. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

export const responseName = ({ fileName, reading }: Pick<StoredImport, 'fileName' | 'reading'>): string => {
  const [, name = fileName, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(fileName) ?? []
  // What a bank's own file says of its payments comes back as a table.
  const isBanks = 'format' in reading && reading.format === 'bank'
  return `${name}-resultat${isBanks ? '.csv' : ending || '.csv'}`
}

const xlsxMedia = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Their own file: the same rows and columns, with what became of each row behind it. */
export const resultFile = async (
  parts: Pick<Context, 'database'>,
  run: StoredImport,
  which: 'all' | 'failed',
): Promise<AdminReply> => {
  const rows = rowsOf(parts, run, which)
  const headers = { 'content-disposition': attachment(responseName(run)) }
  if ('format' in run.reading && run.reading.format === 'xlsx') {
    const [first] = await listRowsForFile(parts.database, run, 0, 1)
    const top = first ? [...cellsOf({ ...first }, run), ...(first.rowNumber === run.headerRow ? labels : [])] : []
    return {
      pieces: writeSheets('Resultat', top, sheetRows(rows)).pieces,
      headers: { ...headers, 'content-type': xlsxMedia },
    }
  }
  const reading: CsvReading =
    'format' in run.reading && run.reading.format === 'csv'
      ? run.reading
      : { format: 'csv', encoding: 'utf-8', separator: ';' }
  return {
    pieces: csvPieces(rows, reading),
    headers: { ...headers, 'content-type': `text/csv; charset=${reading.encoding}` },
  }
}
