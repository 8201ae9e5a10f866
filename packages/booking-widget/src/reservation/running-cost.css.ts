import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const sum = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s2 }])
export const name = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const value = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.title, lineHeight: vars.line.tight, color: color.text, fontWeight: vars.font.weightBold },
])
