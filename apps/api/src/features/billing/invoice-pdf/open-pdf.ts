import { registerFonts } from './fonts.ts'
import { margin } from './layout.ts'
import type { Sheet } from './sheet.ts'

/** An empty PDF on A4, its fonts inside and tagged as PDF/UA demands; `close` answers its bytes. */
export const openPdf = async (
  title: string,
  at: Date,
): Promise<{ readonly sheet: Sheet; readonly close: () => Promise<Buffer> }> => {
  // A server starts without what it draws by.
  const { default: PDFDocument } = await import('pdfkit')
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
  const close = () => {
    document.end()
    return done
  }
  return { sheet: { paper: document, parents: [], y: margin }, close }
}
