import { ascent, type Run, runsOf } from './fonts.ts'
import { bottom, margin, right } from './layout.ts'
import { artifact, type Sheet } from './sheet.ts'

export type PutOptions = {
  readonly endsAt?: number
  readonly from?: number
  readonly width?: number
  readonly isBold?: boolean
  readonly size?: number
}

const lineOf = (size: number): number => size * 1.3

const widthOf = (paper: PDFKit.PDFDocument, runs: readonly Run[], size: number): number =>
  runs.reduce(
    (sum, { font, scale, text }) =>
      sum +
      paper
        .font(font)
        .fontSize(size * scale)
        .widthOfString(text),
    0,
  )

type Fits = (line: string) => boolean

// A word that is wider than the room for it is cut where the room ends.
const cut = (word: string, fits: Fits): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

const fold = (sheet: Sheet, text: string, width: number, { isBold, size = 9 }: PutOptions): string[] => {
  const weight = isBold ? 'bold' : 'regular'
  const fits: Fits = (line) => widthOf(sheet.paper, runsOf(sheet.paper, weight, line), size) <= width
  if (fits(text)) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => (fits(one) ? one : cut(one, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) lines.push(line)
    line = line !== '' && !fits(longer) ? word : longer
  }
  return [...lines, line]
}

const roomOf = ({ endsAt, from = margin, width }: PutOptions): number => width ?? (endsAt ?? right) - from

/** How high a text is when it is put so. */
export const heightOf = (sheet: Sheet, text: string, options: PutOptions = {}): number =>
  fold(sheet, text, roomOf(options), options).length * lineOf(options.size ?? 9)

/** A text that ends at a place, or begins at the margin where none is given, folded at spaces. Answers how far down it comes. */
export const put = (sheet: Sheet, text: string, y: number, options: PutOptions = {}): number => {
  const { paper } = sheet
  const { endsAt, from = margin, isBold = false, size = 9 } = options
  const lines = fold(sheet, text, roomOf(options), options)
  lines.forEach((line, index) => {
    // Who hears the text, or copies it, gets a space where a line ends.
    const isLast = index === lines.length - 1
    const weight = isBold ? 'bold' : 'regular'
    const runs = runsOf(paper, weight, isLast ? line : `${line} `)
    let x = endsAt === undefined ? from : endsAt - widthOf(paper, runsOf(paper, weight, line.trimEnd()), size)
    const foot = y + index * lineOf(size) + ascent * size
    for (const { font, scale, text: letters } of runs) {
      paper
        .font(font)
        .fontSize(size * scale)
        .fillColor('#111111')
      paper.text(letters, x, foot, { lineBreak: false, baseline: 'alphabetic' })
      x += paper.widthOfString(letters)
    }
  })
  return y + lines.length * lineOf(size)
}

/** A thin line across, at the height. */
export const rule = (sheet: Sheet, y: number): void =>
  artifact(sheet, 'Layout', () => {
    sheet.paper.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor('#999999').stroke()
  })

/** Goes on to a new page where `needed` points are not left; answers whether it did. */
export const makeRoom = (sheet: Sheet, needed: number): boolean => {
  if (sheet.y + needed <= bottom) return false
  sheet.paper.addPage()
  sheet.y = margin
  return true
}
