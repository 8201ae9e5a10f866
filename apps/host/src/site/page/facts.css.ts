import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const frame = style({ containerType: 'inline-size' })
export const facts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: space.s16,
    rowGap: space.s8,
    lineHeight: vars.line.snug,
    // Below each other where they have no room beside each other.
    '@container': { '(max-width: 14em)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
  },
])
export const factName = style([reset, { color: color.textMuted }])
export const factValue = style([reset, tabularFigures, { overflowWrap: 'anywhere' }])
