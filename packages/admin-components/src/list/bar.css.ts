import { media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The foot of a list: nothing moves when something is chosen. */
export const bar = style([
  reset,
  typography.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s8}`,
    minHeight: vars.bar.foot,
    paddingInline: space.s16,
    backgroundColor: color.surface,
    borderTop: `1px solid ${color.border}`,
    selectors: {
      '&[data-picking]': {
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
        borderTopColor: color.primary,
      },
    },
    '@media': {
      // Where the whole page scrolls, what is chosen is in reach all the way down.
      [media.narrow]: {
        selectors: { '&[data-picking]': { position: 'sticky', bottom: 'var(--admin-foot, 0px)', zIndex: 3 } },
      },
      print: { display: 'none' },
    },
  },
])
export const said = style([reset, tabularFigures, { color: color.textMuted, marginRight: 'auto' }])
export const count = style([
  reset,
  tabularFigures,
  { color: 'inherit', fontWeight: vars.font.weightBold, marginRight: 'auto' },
])
