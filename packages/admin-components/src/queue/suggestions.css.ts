import { inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const suggestions = style([reset, { listStyle: 'none' }])
export const suggestion = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `auto ${inUnit(16)} minmax(0, 2fr) minmax(0, 3fr) ${inUnit(170)}`,
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    minHeight: vars.bar.page,
    padding: `${space.s4} ${space.s16}`,
    color: color.text,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 'none' } },
    // What there is no room for beside the title goes under it.
    '@media': { [media.narrow]: { display: 'flex', flexWrap: 'wrap' } },
  },
])
export const title = style([
  reset,
  typography.body,
  {
    fontWeight: vars.font.weightBold,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { flex: `1 1 ${inUnit(90)}`, minWidth: 0 } },
  },
])
export const why = style([
  reset,
  typography.meta,
  tabularFigures,
  { color: color.textMuted, '@media': { [media.narrow]: { order: 1, flexBasis: '100%' } } },
])
export const act = style({
  justifySelf: 'end',
  '@media': { [media.narrow]: { marginInlineStart: 'auto' } },
})
