import { osloParts } from '@delebil/validation/time'

/** Excel with Norwegian settings reads semicolons, and UTF-8 where a mark says so. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What a spreadsheet would run instead of showing; some take the wide signs of Asian keyboards for the common ones. */
export const isFormula = (text: string): boolean => /^\s*[=+\-@|＝＋－＠]|^[\t\r]/.test(text)

const two = (part: number): string => String(part).padStart(2, '0')

/** A moment as spreadsheets read it, in Oslo. */
export const csvMoment = (at: Date): string => {
  const { year, month, day, hour, minute } = osloParts(at)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** A cell as it stands in a file. */
export const csvCell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  // Kroner and øre as text are a number all the same.
  if (/^-?\d+,\d\d$/.test(value)) return value
  const harmless = isFormula(value) ? `'${value}` : value
  // Quoted for readers that take commas or tabs for separators, too: what follows one would begin a cell.
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`
