/** Points of a millimetre. */
const mm = 72 / 25.4

/** Points from the edge of the sheet, and the ends of the columns of numbers from the left. */
export const margin = 56
export const right = 595.28 - margin
export const ends = { quantity: 350, price: 420, vat: 460, amount: right } as const
export const bottom = 841.89 - margin

/**
 * The window of a Norwegian C5 envelope with its window to the left, measured from the envelope's left and upper edge, and how far an A4
 * sheet that is folded once (210 × 148,5 mm) can slide to the right and down in it (229 × 162 mm).
 */
export const envelopeWindow = {
  left: 15 * mm,
  top: 44 * mm,
  width: 105 * mm,
  height: 35 * mm,
  slideRight: 19 * mm,
  slideDown: 13.5 * mm,
} as const

const fieldTop = envelopeWindow.top + 2 * mm

/** Where the buyer stands so that all of it shows however the sheet slides. Nothing else may stand where the window may be. */
export const addressField = {
  left: margin,
  top: fieldTop,
  width: envelopeWindow.left + envelopeWindow.width - envelopeWindow.slideRight - margin,
  height: envelopeWindow.top + envelopeWindow.height - envelopeWindow.slideDown - fieldTop,
} as const

/** Where the head stands beside the window. */
export const headColumn = 342
