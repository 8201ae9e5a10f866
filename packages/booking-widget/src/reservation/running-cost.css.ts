import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const sums = style([reset, { display: 'flex', flexWrap: 'wrap', gap: `${space.s12} ${space.s40}` }])
export const sum = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s2 }])
export const name = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const value = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.title, lineHeight: vars.line.tight, color: color.text },
])
export const mainValue = style([value, { fontWeight: vars.font.weightBold }])
export const tables = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s24,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const tableName = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
