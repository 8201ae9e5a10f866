import { reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars

/** What a page comes down to, said first. */
export const headline = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
])
export const headlineRow = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: space.s8 },
])
export const large = style([typography.card, tabularFigures, { margin: 0, color: color.text }])
export const quiet = style([
  typography.meta,
  tabularFigures,
  { margin: 0, color: color.textMuted, overflowWrap: 'anywhere' },
])
