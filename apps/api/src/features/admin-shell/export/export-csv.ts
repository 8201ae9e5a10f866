import { osloParts } from '@delebil/validation/time'
import type { Context } from '../../../platform/context.ts'
import type { AdminCall, AdminReply } from '../../admin-records/admin-verb.ts'
import type { AdminTable } from '../../admin-records/stores/table.ts'
import { type FileInWork, sendExport } from './export-file.ts'
import { areParts, cellOf, exportColumns, exportRows, isFormula } from './export-rows.ts'

// Excel with Norwegian settings reads semicolons, and UTF-8 where a mark says so.
const byteOrderMark = '\ufeff'

const two = (part: number): string => String(part).padStart(2, '0')
const dateText = (at: Date): string => {
  const { year, month, day, hour, minute } = osloParts(at)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

const csvCell = (value: string | number | Date | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (value instanceof Date) return dateText(value)
  const harmless = isFormula(value) ? `'${value}` : value
  // Quoted for readers that take commas or tabs for separators, too: what follows one would begin a cell.
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const line = (cells: readonly (string | number | Date | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`

const write = (context: Context, table: AdminTable, call: AdminCall): FileInWork => {
  const columns = exportColumns(table, call)
  let written = 0
  async function* pieces(): AsyncGenerator<string> {
    yield byteOrderMark + line(columns.map(([, { label }]) => label))
    const names = columns.map(([name]) => name)
    for await (const rows of exportRows(context, table, call, names)) {
      written += rows.length
      yield rows.map((row) => line(columns.map(([name, field]) => cellOf(field, row[name])))).join('')
    }
  }
  return { pieces: pieces(), rows: () => written }
}

/** A list as text that spreadsheets read. */
export const exportCsv = (context: Context, table: AdminTable, call: AdminCall): AdminReply =>
  sendExport(write(context, table, call), `${table.resource.key}.csv`, areParts(call))
