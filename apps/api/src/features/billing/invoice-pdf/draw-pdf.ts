import { numberPages } from './number-pages.ts'
import { openPdf } from './open-pdf.ts'
import { type Sheet, within } from './sheet.ts'

/** A document that is dated a day, 'YYYY-MM-DD', with its pages numbered: the same bytes for the same drawing. */
export const drawPdf = async (title: string, day: string, draw: (sheet: Sheet) => void): Promise<Buffer> => {
  const { sheet, close } = await openPdf(title, new Date(`${day}T00:00:00Z`))
  within(sheet, 'Document', () => draw(sheet))
  numberPages(sheet)
  return close()
}
