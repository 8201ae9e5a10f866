import type { Context } from '../../../platform/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvMoment } from '../../../platform/csv.ts'
import type { AdminCall, AdminReply } from '../../admin-records/admin-verb.ts'
import type { AdminTable } from '../../admin-records/stores/table.ts'
import { type FileInWork, sendExport } from './export-file.ts'
import { areParts, cellOf, exportColumns, exportRows } from './export-rows.ts'

const line = (cells: readonly (string | number | Date | null)[]): string =>
  csvLine(cells.map((cell) => (cell instanceof Date ? csvMoment(cell) : cell)))

const write = (context: Context, table: AdminTable, call: AdminCall): FileInWork => {
  const columns = exportColumns(table, call)
  let written = 0
  async function* pieces(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + line(columns.map(([, { label }]) => label))
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
