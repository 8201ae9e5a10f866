import { style } from '@vanilla-extract/css'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

const { color, space } = vars

export const table = style([reset, { width: '100%', borderCollapse: 'collapse', color: color.text }])
export const caption = visuallyHidden
export const headRow = visuallyHidden
const cell = style([
  reset,
  { paddingBlock: space.s8, verticalAlign: 'baseline', borderBottom: `1px solid ${color.border}` },
])
export const what = style([cell, { paddingInlineEnd: space.s16, overflowWrap: 'anywhere' }])
export const amount = style([
  cell,
  tabularFigures,
  {
    paddingInlineEnd: space.s16,
    textAlign: 'end',
    fontSize: vars.text.small,
    color: color.textMuted,
  },
])
export const sum = style([cell, tabularFigures, { textAlign: 'end', whiteSpace: 'nowrap' }])
const totalCell = {
  borderBottom: 0,
  paddingTop: space.s12,
  fontWeight: vars.font.weightBold,
  fontSize: vars.text.large,
}
export const totalWhat = style([what, totalCell])
export const totalSum = style([sum, totalCell])
export const covers = style({
  display: 'block',
  fontWeight: vars.font.weightNormal,
  fontSize: vars.text.small,
  color: color.textMuted,
})
