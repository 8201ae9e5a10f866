import { globalStyle, style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'

const { color, space, text } = vars

export const table = style([reset, { width: '100%', borderCollapse: 'collapse', color: color.text }])
/** Large text on a small screen: an amount stands below what it is for, where both have no room on a line. */
const enlarged = '(max-width: 15em)'
globalStyle(`${table}, ${table} > :is(tbody, tfoot)`, { '@container': { [enlarged]: { display: 'block' } } })
globalStyle(`${table} > :is(tbody, tfoot) > tr`, {
  '@container': { [enlarged]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
})
export const hidden = visuallyHidden
const cell = style([reset, { paddingBlock: space.s8, lineHeight: inUnit(22), verticalAlign: 'baseline' }])
export const what = style([cell, { paddingInlineEnd: space.s16, color: color.textMuted, overflowWrap: 'anywhere' }])
export const amount = style([
  cell,
  tabularFigures,
  { marginInlineStart: 'auto', textAlign: 'end', whiteSpace: 'nowrap' },
])
export const reckoning = tabularFigures

const totalCell = {
  paddingTop: space.s12,
  borderTop: `1px solid ${color.border}`,
  color: color.text,
  fontWeight: vars.font.weightBold,
  fontSize: text.large,
}
export const totalWhat = style([what, totalCell, { '@container': { [enlarged]: { flexGrow: 1 } } }])
export const totalAmount = style([
  amount,
  totalCell,
  { whiteSpace: 'normal', '@container': { [enlarged]: { paddingTop: 0, borderTop: 0 } } },
])
export const covers = style({
  display: 'block',
  // On one line where a screen has room for it, beside the longest line there is.
  width: 'max-content',
  maxWidth: 'min(14em, 45vw)',
  marginInlineStart: 'auto',
  fontWeight: vars.font.weightNormal,
  fontSize: text.small,
  color: color.textMuted,
})
