import { isFormula } from '../../../platform/csv.ts'

const isNumber = (text: string): boolean => /^[-+−]?[\d\s.,]+$/.test(text)
const needsQuotes = /["\t\r\n;,|]/

/** A cell that no spreadsheet runs: what begins as a formula and is no number is shown instead. */
const harmless = (text: string): string => (isFormula(text) && !isNumber(text) ? `'${text}` : text)

export const csvLine = (cells: readonly string[], separator: string): string => {
  const written = cells.map((cell) => {
    const text = harmless(cell)
    const isQuoted = text.includes(separator) || (needsQuotes.test(text) && !isNumber(text))
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${written.join(separator)}\r\n`
}
