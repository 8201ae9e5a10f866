import PDFDocument from 'pdfkit'
import { registerFonts } from './fonts.ts'
import { margin, right } from './layout.ts'
import { pdfTexts } from './pdf-texts.ts'
import { put } from './put.ts'
import { artifact, type Sheet, within } from './sheet.ts'

const numberPages = (sheet: Sheet): void => {
  const { paper } = sheet
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page)
    const text = pdfTexts.page(page - start + 1, count)
    artifact(sheet, 'Pagination', () => put(sheet, text, paper.page.height - 36, { endsAt: right, size: 8 }))
  }
}

/** A document on A4 that is dated a day, 'YYYY-MM-DD', its fonts inside and tagged as PDF/UA demands: the same bytes for the same drawing. */
export const drawPdf = (title: string, day: string, draw: (sheet: Sheet) => void): Promise<Buffer> => {
  const at = new Date(`${day}T00:00:00Z`)
  const options = {
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'nb-NO',
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    // No author: pdfkit would put the name into XML as it is.
    info: { Title: title, CreationDate: at, ModDate: at },
  } as const
  // The types of pdfkit do not know of PDF/UA yet.
  const document = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  registerFonts(document)
  const sheet: Sheet = { paper: document, parents: [], y: margin }
  within(sheet, 'Document', () => draw(sheet))
  numberPages(sheet)
  document.end()
  return done
}
