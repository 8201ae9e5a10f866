import type { Bytes } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'
import { unzip, unzipTexts } from './unzip.ts'
import { dateStylesOf, serialText } from './xlsx-dates.ts'
import { attributeOf, runsText, tagsOf, textsOf, xmlText } from './xlsx-xml.ts'

export type XlsxReading = {
  readonly format: 'xlsx'
  /** The sheet that is read, its file, and those that are not. */
  readonly sheet: string
  readonly sheetPath: string
  readonly otherSheets: readonly string[]
}

type Book = { readonly strings: readonly string[]; readonly dates: readonly boolean[]; readonly is1904: boolean }
type Sheet = { readonly name: string; readonly path: string; readonly isHidden: boolean }

const bookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'
const mostColumns = 200
/** A row that goes on for longer is none. */
const longestRow = 4 * 1024 * 1024

const sheetsOf = (book: string, relations: string): Sheet[] => {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((tag) => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target') ?? '']),
  )
  return tagsOf(book, 'sheet').map((tag) => {
    const target = targets.get(/r:id\s*=\s*"([^"]*)"/.exec(tag)?.[1] ?? attributeOf(tag, 'id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return {
      name: attributeOf(tag, 'name') ?? '',
      path,
      isHidden: (attributeOf(tag, 'state') ?? 'visible') !== 'visible',
    }
  })
}

const readBook = async (bytes: Bytes): Promise<Book & { readonly sheets: readonly Sheet[] }> => {
  const wanted = new Set([bookPath, relationsPath, 'xl/styles.xml', 'xl/sharedStrings.xml'])
  const texts = await unzipTexts(bytes, (name) => wanted.has(name))
  const book = texts.get(bookPath)
  if (book === undefined) throw new FileProblem('import.no-table')
  return {
    sheets: sheetsOf(book, texts.get(relationsPath) ?? ''),
    strings: textsOf(texts.get('xl/sharedStrings.xml') ?? '', 'si').map(runsText),
    dates: dateStylesOf(texts.get('xl/styles.xml') ?? ''),
    is1904: ['1', 'true'].includes(attributeOf(tagsOf(book, 'workbookPr')[0] ?? '', 'date1904') ?? ''),
  }
}

const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

// As Norwegians write it. What has more digits than a number can hold says so, and is refused where each digit counts.
const numberText = (value: number): string =>
  (Math.abs(value) >= 1e15 ? value.toExponential().toUpperCase().replace('E+', 'E+') : String(value)).replace('.', ',')

const cellText = (attributes: string, inner: string, { strings, dates, is1904 }: Book): string => {
  const type = attributeOf(attributes, 't') ?? 'n'
  if (type === 'inlineStr') return runsText(inner)
  const [value = ''] = textsOf(inner, 'v')
  const [formula] = textsOf(inner, 'f')
  // It was never reckoned: there is nothing to take but the formula, which no row is read with.
  if (formula !== undefined && value === '' && type !== 'str') return `=${xmlText(formula)}`
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'Ja' : 'Nei'
  if (type !== 'n' || value === '') return xmlText(value)
  const number = Number(value)
  return dates[Number(attributeOf(attributes, 's') ?? -1)] ? serialText(number, is1904) : numberText(number)
}

const rowPattern = /<(?:\w+:)?row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g
const cellPattern = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

const cellsOf = (inner: string, book: Book): string[] => {
  const cells: string[] = []
  for (const [, attributes = '', content = ''] of inner.matchAll(cellPattern)) {
    const reference = attributeOf(attributes, 'r')
    const column = reference === undefined ? cells.length : columnOf(reference)
    if (column < 0 || column >= mostColumns) continue
    while (cells.length < column) cells.push('')
    cells[column] = cellText(attributes, content, book).trim()
  }
  return cells
}

async function* rowsOf(bytes: Bytes, path: string, book: Book): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let held: string[] = []
  let length = 0
  let seen = 0
  for await (const piece of unzip(bytes, (name) => name === path)) {
    const more = decoder.decode(piece.bytes, { stream: true })
    held.push(more)
    length += more.length
    if (length > longestRow) throw new FileProblem('import.zip-bomb')
    // Nothing has ended in it: there is no row to look for.
    if (!/row\s*>|\/>/.test((held.at(-2) ?? '').slice(-8) + more)) continue
    const text = held.join('')
    let end = 0
    for (const found of text.matchAll(rowPattern)) {
      const number = Number(attributeOf(found[1] ?? '', 'r') ?? seen + 1)
      // Rows that nobody wrote in are not in the file, but they are counted on the screen.
      for (; seen + 1 < number && seen < 1_048_576; seen += 1) yield []
      seen += 1
      yield cellsOf(found[2] ?? '', book)
      end = found.index + found[0].length
    }
    held = [text.slice(end)]
    length = text.length - end
  }
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '')

const isTable = async (rows: AsyncIterable<readonly string[]>): Promise<boolean> => {
  let filled = 0
  for await (const row of rows) {
    if (isFilled(row)) filled += 1
    if (filled > 1) return true
  }
  return false
}

/** Which sheet of a workbook is to be read: the first that is shown and has a table. */
export const lookAtXlsx = async (bytes: Bytes): Promise<XlsxReading> => {
  const { sheets, ...book } = await readBook(bytes)
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  for (const { name, path } of shown) {
    if (!(await isTable(rowsOf(bytes, path, book)))) continue
    const otherSheets = sheets.filter((sheet) => sheet.path !== path).map((sheet) => sheet.name)
    return { format: 'xlsx', sheet: name, sheetPath: path, otherSheets }
  }
  throw new FileProblem('import.empty')
}

/** The rows of that sheet, one by one. */
export async function* readXlsx(bytes: Bytes, { sheetPath }: XlsxReading): AsyncGenerator<string[]> {
  yield* rowsOf(bytes, sheetPath, await readBook(bytes))
}

/** Whether any cell of the sheet is a formula: what it showed last is what is read. */
export const hasFormulas = async (bytes: Bytes, { sheetPath }: XlsxReading): Promise<boolean> => {
  let before = ''
  const decoder = new TextDecoder()
  for await (const piece of unzip(bytes, (name) => name === sheetPath)) {
    const text = before + decoder.decode(piece.bytes, { stream: true })
    if (/<(?:\w+:)?f[\s>/]/.test(text)) return true
    before = text.slice(-8)
  }
  return false
}
