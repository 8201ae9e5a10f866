import { style, styleVariants } from '@vanilla-extract/css'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, text } = vars

const price = style([reset, tabularFigures, { display: 'flex', flexDirection: 'column', color: color.text }])
export const aligns = styleVariants({
  start: [price, { alignItems: 'flex-start', textAlign: 'start' }],
  end: [price, { alignItems: 'flex-end', textAlign: 'end' }],
})

const amount = style({ fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, whiteSpace: 'nowrap' })
const covers = style({ color: color.textMuted, lineHeight: vars.line.snug })
export const amounts = styleVariants({
  row: [amount, { fontSize: text.price }],
  large: [amount, { fontSize: text.heading }],
  display: [amount, { fontSize: text.display, letterSpacing: '-0.6px', lineHeight: 1.1 }],
})
export const labels = styleVariants({
  row: [covers, { fontSize: text.caption }],
  large: [covers, { fontSize: text.small }],
  display: [covers, { fontSize: text.small }],
})
export const coverings = styleVariants({
  row: [covers, { fontSize: text.caption }],
  large: [covers, { fontSize: text.small }],
  display: [covers, { fontSize: text.body }],
})
