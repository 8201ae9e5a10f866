import { inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const suggestions = style([reset, { listStyle: 'none' }])
export const suggestion = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `auto ${inUnit(16)} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    minHeight: vars.bar.page,
    padding: `${space.s4} ${space.s16}`,
    color: color.text,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 'none' } },
    // A finger needs a button of a size that leaves no room for words beside it.
    '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap' } },
  },
])
/** What follows stands under what is done, as long as it is. */
export const words = style([
  reset,
  {
    display: 'grid',
    gap: space.s2,
    minWidth: 0,
    '@media': { [media.phone]: { flex: `1 1 ${inUnit(150)}` } },
  },
])
export const title = style([reset, typography.body, { fontWeight: vars.font.weightBold, overflowWrap: 'anywhere' }])
export const why = style([reset, typography.meta, tabularFigures, { color: color.textMuted }])
export const act = style({ justifySelf: 'end', '@media': { [media.phone]: { marginInlineStart: 'auto' } } })
