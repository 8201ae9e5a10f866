/** Points from the edge of the paper, and the ends of the columns of numbers from the left. */
export const margin = 56
export const right = 595.28 - margin
export const ends = { quantity: 350, price: 420, vat: 460, amount: right } as const
const bottom = 841.89 - margin

/** One text that ends at a place, or begins at the margin where none is given. */
export const put = (
  paper: PDFKit.PDFDocument,
  text: string,
  y: number,
  { endsAt, from = margin, width, isBold = false, size = 9 }: PutOptions = {},
): void => {
  const room = width ?? (endsAt ?? right) - from
  paper
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor('#111111')
    .text(text, endsAt === undefined ? from : endsAt - room, y, {
      width: room,
      align: endsAt === undefined ? 'left' : 'right',
      lineBreak: endsAt === undefined,
    })
}
export type PutOptions = { endsAt?: number; from?: number; width?: number; isBold?: boolean; size?: number }

/** A thin line across, at the height. */
export const rule = (paper: PDFKit.PDFDocument, y: number): void => {
  paper.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor('#999999').stroke()
}

/** The height to go on at: a new page where `needed` points are not left. */
export const roomFor = (paper: PDFKit.PDFDocument, needed: number): number => {
  if (paper.y + needed > bottom) {
    paper.addPage()
    return margin
  }
  return paper.y
}
