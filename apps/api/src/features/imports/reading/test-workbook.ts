import { strToU8, zipSync } from 'fflate'

/** XML of a sheet with these rows. */
export const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${rows}</sheetData></worksheet>`
/** A workbook of sheets as Excel writes one: style 1 is a moment, style 2 one of the club's own. */
export const book = (
  sheets: readonly { name: string; xml: string; state?: string }[],
  more: { pr?: string; strings?: string; styles?: string } = {},
) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><workbookPr ${more.pr ?? ''}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      more.styles ??
        '<styleSheet><numFmts count="1"><numFmt numFmtId="170" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      more.strings ?? '<sst><si><t>Skilt</t></si><si><r><t>Be</t></r><r><t>l&#xF8;p</t></r></si></sst>',
    ),
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)])),
  })

/** What stands in a cell: a text, a number, a moment as a serial number, or a formula with what it showed last. */
export type Cell = string | number | { readonly serial: number } | { readonly formula: string; readonly value?: number }

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')

const cellXml = (cell: Cell): string => {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if ('serial' in cell) return `<c s="1"><v>${cell.serial}</v></c>`
  return `<c><f>${escaped(cell.formula)}</f>${cell.value === undefined ? '' : `<v>${cell.value}</v>`}</c>`
}

/** XML of the rows of a sheet. */
export const rowsXml = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('')

const serialOf = (text: string): number | undefined => {
  const [, day, month, year, hour = '0', minute = '0'] = /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d):(\d\d))?$/.exec(text) ?? []
  if (day === undefined) return undefined
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
  return at.getUTCDate() === Number(day) ? at.getTime() / 86_400_000 + 25_569 : undefined
}

/** A cell as Excel makes it of what is typed: a number and a moment become such, all else stays a text. */
export const typed = (text: string): Cell => {
  if (/^-?\d{1,9},\d{1,2}$/.test(text)) return Number(text.replace(',', '.'))
  if (/^(0|[1-9]\d{0,11})$/.test(text)) return Number(text)
  const serial = serialOf(text)
  return serial === undefined ? text : { serial }
}

/** A workbook with these cells in its one sheet. */
export const workbookOf = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(book([{ name: 'Ark1', xml: sheet(rowsXml(rows)) }]))
