import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const facts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, max-content) 1fr',
    columnGap: space.s16,
    rowGap: space.s8,
    lineHeight: vars.line.snug,
  },
])
export const factName = style([reset, { color: color.textMuted }])
export const factValue = style([reset, tabularFigures, { overflowWrap: 'anywhere' }])
