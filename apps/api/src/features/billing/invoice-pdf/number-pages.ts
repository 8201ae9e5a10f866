import { right } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'
import { put } from './put.ts'
import { artifact, type Sheet } from './sheet.ts'

/** Numbers the pages from the one with this index, which is the first of them. */
export const numberPages = (sheet: Sheet, first = 0): void => {
  const { paper } = sheet
  const count = paper.bufferedPageRange().count - first
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(first + page)
    const text = pdfTexts.page(page + 1, count)
    artifact(sheet, 'Pagination', () => put(sheet, text, paper.page.height - 36, { endsAt: right, size: 8 }))
  }
}
