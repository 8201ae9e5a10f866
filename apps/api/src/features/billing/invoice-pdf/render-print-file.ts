import type { InvoicePaper } from '../invoice-paper.ts'
import { drawPaper } from './draw-paper.ts'
import { margin } from './layout.ts'
import { numberPages } from './number-pages.ts'
import { openPdf } from './open-pdf.ts'
import { pdfTexts } from './pdf-texts.ts'
import { within } from './sheet.ts'

/**
 * Invoices as one PDF to print on both sides: each begins on a front page, and its own pages are numbered. The same bytes for the same
 * invoices and moment. They are asked for one by one, so that not all of them are held at once.
 */
export const renderPrintFile = async (
  invoices: AsyncIterable<InvoicePaper>,
  { id, documents, at }: { readonly id: number; readonly documents: number; readonly at: Date },
): Promise<{ readonly pages: number; readonly pdf: Buffer }> => {
  const { sheet, close } = await openPdf(pdfTexts.printFile(id, documents), at)
  const { paper: document } = sheet
  const pages = () => document.bufferedPageRange().count
  let isFirst = true
  sheet.parents.push(document.struct('Document'))
  document.addStructure(sheet.parents[0] as PDFKit.PDFStructureElement)
  for await (const paper of invoices) {
    // A back that says nothing, and then the front of the next.
    if (!isFirst && pages() % 2 === 1) document.addPage()
    if (!isFirst) document.addPage()
    isFirst = false
    sheet.y = margin
    const { kind, number } = paper.invoice
    document.outline.addItem(`${pdfTexts.kinds[kind]} ${number}`)
    const first = pages() - 1
    within(sheet, 'Part', () => drawPaper(sheet, paper))
    numberPages(sheet, first)
  }
  return { pages: pages(), pdf: await close() }
}
