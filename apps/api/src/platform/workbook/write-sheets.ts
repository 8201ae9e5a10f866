import { osloOffsetMinutes } from '@delebil/validation/time'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { isFormula } from '../csv.ts'
import { contentTypes, rootRelations, sheetPath, styleOf, styles, workbook, workbookRelations } from './xlsx-parts.ts'

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

const cellXml = (value: Cell): string => {
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

/** What a sheet can hold, its head included. */
export const MOST_ROWS = 1_048_576

/** Files of a zip that are written one after the other; `taken` is what has become ready since it was asked last. */
const createZip = () => {
  let ready: Uint8Array[] = []
  let failed: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else ready.push(chunk)
  })
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 3 })
    zip.add(file)
    return file
  }
  const taken = (): Uint8Array[] => {
    if (failed) throw failed
    const chunks = ready
    ready = []
    return chunks
  }
  return {
    add,
    taken,
    write: (name: string, text: string) => add(name).push(strToU8(text), true),
    end: () => zip.end(),
  }
}

export type Cell = string | number | Date | null
/** A file while it is written: its pieces, and how many rows have gone into them. */
export type FileInWork = { readonly pieces: AsyncIterable<string | Uint8Array>; readonly rows: () => number }

/** A workbook, written while its rows are read; what one sheet cannot hold goes on in the next. */
export const writeSheets = (
  title: string,
  labels: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  most = MOST_ROWS,
): FileInWork => {
  let written = 0
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const zip = createZip()
    let sheets = 0
    const begin = (): ZipDeflate => {
      sheets += 1
      const made = zip.add(sheetPath(sheets))
      made.push(strToU8(sheetStart + head(labels)))
      return made
    }
    let sheet = begin()
    let filled = 1
    for await (const rows of batches) {
      if (filled + rows.length > most) {
        sheet.push(strToU8(sheetEnd), true)
        sheet = begin()
        filled = 1
      }
      filled += rows.length
      written += rows.length
      sheet.push(strToU8(rows.map((cells) => row(cells.map(cellXml))).join('')))
      yield* zip.taken()
    }
    sheet.push(strToU8(sheetEnd), true)
    zip.write('[Content_Types].xml', contentTypes(sheets))
    zip.write('_rels/.rels', rootRelations)
    zip.write('xl/styles.xml', styles)
    zip.write('xl/workbook.xml', workbook(title, sheets))
    zip.write('xl/_rels/workbook.xml.rels', workbookRelations(sheets))
    zip.end()
    yield* zip.taken()
  }
  return { pieces: pieces(), rows: () => written }
}
