import type { Field } from '@delebil/core-api/admin'
import { MOST_ROWS, writeSheets } from '../../../platform/workbook/write-sheets.ts'
import type { Row } from '../../admin-records/stores/list-records.ts'
import type { FileInWork } from './export-file.ts'
import { cellOf } from './export-rows.ts'

type Columns = readonly (readonly [name: string, field: Field])[]

async function* cellsOf(columns: Columns, batches: AsyncIterable<readonly Row[]>) {
  for await (const rows of batches) yield rows.map((row) => columns.map(([name, field]) => cellOf(field, row[name])))
}

/** A workbook, written while its rows are read; what one sheet cannot hold goes on in the next. */
export const writeWorkbook = (
  title: string,
  columns: Columns,
  batches: AsyncIterable<readonly Row[]>,
  most = MOST_ROWS,
): FileInWork =>
  writeSheets(
    title,
    columns.map(([, { label }]) => label),
    cellsOf(columns, batches),
    most,
  )
