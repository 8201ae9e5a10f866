import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const bar = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s8}`,
    minHeight: '48px',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-picking]': {
        paddingInline: `${space.s12} 0`,
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
      },
    },
    '@media': {
      // On a phone the whole page scrolls: what is chosen is in reach all the way down.
      'screen and (max-width: 719.98px)': {
        selectors: { '&[data-picking]': { position: 'sticky', top: 'var(--admin-head, 0px)', zIndex: 3 } },
      },
      print: { minHeight: 0, selectors: { '&[data-picking]': { display: 'none' } } },
    },
  },
])
export const said = style([reset, tabularFigures, { color: color.textMuted, marginRight: 'auto' }])
export const count = style([
  reset,
  tabularFigures,
  { color: 'inherit', fontWeight: vars.font.weightBold, marginRight: 'auto' },
])
