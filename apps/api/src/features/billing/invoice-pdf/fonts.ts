import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 'regular' | 'bold'

// Lato has the letters of the North. What it lacks Carlito has, which is drawn after it: Sami, Polish, Greek, Cyrillic.
const faces = [
  {
    scale: 1,
    regular: import.meta.resolve('@fontsource/lato/files/lato-latin-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/lato/files/lato-latin-700-normal.woff'),
  },
  {
    scale: 1,
    regular: import.meta.resolve('@fontsource/lato/files/lato-latin-ext-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/lato/files/lato-latin-ext-700-normal.woff'),
  },
  {
    scale: 1.08,
    regular: import.meta.resolve('@fontsource/carlito/files/carlito-latin-ext-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/carlito/files/carlito-latin-ext-700-normal.woff'),
  },
  {
    scale: 1.08,
    regular: import.meta.resolve('@fontsource/carlito/files/carlito-cyrillic-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/carlito/files/carlito-cyrillic-700-normal.woff'),
  },
  {
    scale: 1.08,
    regular: import.meta.resolve('@fontsource/carlito/files/carlito-greek-400-normal.woff'),
    bold: import.meta.resolve('@fontsource/carlito/files/carlito-greek-700-normal.woff'),
  },
] as const

const key = (weight: Weight, index: number) => `${weight}-${index}`

/** How far the capitals' foot is below the top of a line, of the size. */
export const ascent = 0.987

const unpacked = new Map<string, Buffer>()

const fontOf = (file: string): Buffer => {
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(fileURLToPath(file)))
  unpacked.set(file, font)
  return font
}

/** Makes the fonts known; each is opened when a letter first needs it. */
export const registerFonts = (paper: PDFKit.PDFDocument): void => {
  for (const weight of ['regular', 'bold'] as const)
    for (const [index, face] of faces.entries()) paper.registerFont(key(weight, index), fontOf(face[weight]))
}

type Opened = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } }

// For each document: opening a font numbers it there, so that what others have opened must not matter.
const known = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

const faceOf = (paper: PDFKit.PDFDocument, weight: Weight, letter: string): number => {
  const said = `${weight} ${letter}`
  const ofPaper = known.get(paper) ?? new Map<string, number>()
  known.set(paper, ofPaper)
  const before = ofPaper.get(said)
  if (before !== undefined) return before
  const found = faces.findIndex((_, index) => {
    paper.font(key(weight, index))
    return (paper as unknown as Opened)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  })
  ofPaper.set(said, found)
  return found
}

// A narrow no-break space is one to the reader; what no font has is said by its base letter, else by a question mark.
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')

/** Letters in a row that one font has. */
export type Run = { readonly font: string; readonly scale: number; readonly text: string }

/** A text as runs, each in the first font that has its letters. */
export const runsOf = (paper: PDFKit.PDFDocument, weight: Weight, text: string): Run[] => {
  const runs: Run[] = []
  for (const letter of readable(text)) {
    const plain = letter.normalize('NFD').charAt(0)
    const [shown, index] = [letter, plain, '?']
      .map((one) => [one, faceOf(paper, weight, one)] as const)
      .find(([, face]) => face >= 0) ?? ['?', 0]
    const font = key(weight, index)
    const last = runs.at(-1)
    if (last?.font === font) runs[runs.length - 1] = { ...last, text: last.text + shown }
    else runs.push({ font, scale: faces[index]?.scale ?? 1, text: shown })
  }
  return runs
}
