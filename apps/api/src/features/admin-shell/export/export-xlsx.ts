import type { Context } from '../../../platform/context.ts'
import type { AdminCall, AdminReply } from '../../admin-records/admin-verb.ts'
import type { AdminTable } from '../../admin-records/stores/table.ts'
import { sendExport } from './export-file.ts'
import { areParts, exportColumns, exportRows } from './export-rows.ts'
import { writeWorkbook } from './write-workbook.ts'

/** A list as a workbook, of one sheet where it fits. */
export const exportXlsx = (context: Context, table: AdminTable, call: AdminCall): AdminReply => {
  const { resource } = table
  const columns = exportColumns(table, call)
  const rows = exportRows(
    context,
    table,
    call,
    columns.map(([name]) => name),
  )
  return sendExport(writeWorkbook(resource.noun[1], columns, rows), `${resource.key}.xlsx`, areParts(call))
}
