import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { type Bytes, decodeText, type Encoding, encodingOf } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'

export type CsvReading = { readonly format: 'csv'; readonly encoding: Encoding; readonly separator: string }

const separators = [';', '\t', ',', '|'] as const
/** A line longer than this is no line of a table. */
const longestRecord = 200_000

const withoutQuoted = (line: string): string => line.replace(/"(?:[^"]|"")*"?/g, '')
const countOf = (line: string, sign: string): number => line.split(sign).length - 1

/** The sign that divides most lines, and all of them alike: counted outside quotes. Semicolons win where two do as well. */
export const separatorOf = (text: string): string => {
  const lines = withoutQuoted(text)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 40)
  const scored = separators.map((sign) => {
    const counts = lines.map((line) => countOf(line, sign)).filter((count) => count > 0)
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
    return { sign, score: counts.filter((count) => count === usual).length * (usual > 0 ? 1 + usual / 100 : 0) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).score > 0
    ? scored.reduce((best, one) => (one.score > best.score ? one : best)).sign
    : ';'
}

const beginningOf = async (bytes: Bytes, encoding: Encoding): Promise<string> => {
  let text = ''
  for await (const piece of decodeText(bytes, encoding)) {
    text += piece
    if (text.length > 64_000) break
  }
  return text
}

/** How a text file is to be read. */
export const lookAtCsv = async (bytes: Bytes): Promise<CsvReading> => {
  const encoding = await encodingOf(bytes)
  const text = await beginningOf(bytes, encoding)
  // A text has no such signs.
  if (text.includes('\u0000')) throw new FileProblem('import.no-table')
  // Excel's own word for it, in the first line.
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1]
  return { format: 'csv', encoding, separator: said ?? separatorOf(text) }
}

/** The rows of a text file, one by one and each as long as it is: never more is held than one of them. */
export async function* readCsv(bytes: Bytes, { encoding, separator }: CsvReading): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: longestRecord,
    bom: true,
  })
  // Its failure comes out of the rows below.
  pipeline(Readable.from(decodeText(bytes, encoding)), parser, () => undefined)
  try {
    for await (const row of parser as AsyncIterable<string[]>) yield row
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new FileProblem('import.broken-quotes')
    }
    throw error
  }
}
