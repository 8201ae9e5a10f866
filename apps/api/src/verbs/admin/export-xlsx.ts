import { osloOffsetMinutes } from '@delebil/validation'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Context } from '../../context.ts'
import type { AdminTable } from '../../stores/admin/table.ts'
import type { AdminCall, AdminReply } from './admin-verb.ts'
import { cellOf, exportColumns, exportRows, isFormula } from './export-rows.ts'
import { contentTypes, rootRelations, styleOf, styles, workbook, workbookRelations } from './xlsx-parts.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// What XML cannot hold is left out.
const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '').replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const DAY_MS = 24 * 60 * 60_000
const daysBefore1970 = 25_569
// A spreadsheet's moment has no zone: it is the wall clock's.
const serial = (at: Date): number => (at.getTime() + osloOffsetMinutes(at) * 60_000) / DAY_MS + daysBefore1970

/** What one cell of a spreadsheet can hold. */
const longest = 32_767

const cell = (value: string | number | Date | null): string => {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  if (value instanceof Date) return `<c s="${styleOf.moment}"><v>${serial(value)}</v></c>`
  const style = isFormula(value) ? ` s="${styleOf.quoted}"` : ''
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(value.slice(0, longest))}</t></is></c>`
}
const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`
const head = (labels: readonly string[]): string =>
  row(labels.map((label) => `<c t="inlineStr" s="${styleOf.head}"><is><t>${xmlText(label)}</t></is></c>`))

const sheetStart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>'
const sheetEnd = '</sheetData></worksheet>'

async function* pieces(context: Context, table: AdminTable, call: AdminCall): AsyncGenerator<Uint8Array> {
  const columns = exportColumns(table, call)
  let ready: Uint8Array[] = []
  let failed: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else ready.push(chunk)
  })
  const file = (name: string): ZipDeflate => {
    const made = new ZipDeflate(name, { level: 3 })
    zip.add(made)
    return made
  }
  function* flush(): Generator<Uint8Array> {
    if (failed) throw failed
    const chunks = ready
    ready = []
    yield* chunks
  }
  const parts = { '[Content_Types].xml': contentTypes, '_rels/.rels': rootRelations, 'xl/styles.xml': styles }
  const all = {
    ...parts,
    'xl/workbook.xml': workbook(table.resource.noun[1]),
    'xl/_rels/workbook.xml.rels': workbookRelations,
  }
  for (const [name, text] of Object.entries(all)) file(name).push(strToU8(text), true)
  const sheet = file('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(sheetStart + head(columns.map(([, { label }]) => label))))
  const names = columns.map(([name]) => name)
  for await (const rows of exportRows(context, table, call, names)) {
    sheet.push(strToU8(rows.map((one) => row(columns.map(([name, field]) => cell(cellOf(field, one[name]))))).join('')))
    yield* flush()
  }
  sheet.push(strToU8(sheetEnd), true)
  zip.end()
  yield* flush()
}

/** A list as a workbook of one sheet, written while its rows are read. */
export const exportXlsx = (context: Context, table: AdminTable, call: AdminCall): AdminReply => ({
  pieces: pieces(context, table, call),
  headers: { 'content-disposition': `attachment; filename="${table.resource.key}.xlsx"` },
})
