import { inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const sentence = style([reset, typography.page, { color: color.text, overflowWrap: 'anywhere' }])
export const suggestions = style([reset, { listStyle: 'none' }])
export const suggestion = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `auto ${inUnit(16)} minmax(0, 1fr) minmax(0, 1fr) minmax(${inUnit(130)}, auto)`,
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    minHeight: vars.bar.page,
    paddingBlock: space.s4,
    color: color.text,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 'none' } },
    '@media': { [media.narrow]: { gridTemplateColumns: `auto ${inUnit(16)} minmax(0, 1fr) auto` } },
  },
])
export const title = style([reset, typography.body, { fontWeight: vars.font.weightBold, overflowWrap: 'anywhere' }])
export const why = style([
  reset,
  typography.meta,
  tabularFigures,
  { color: color.textMuted, '@media': { [media.narrow]: { gridColumn: '3', gridRow: '2' } } },
])
export const act = style({
  justifySelf: 'end',
  '@media': { [media.narrow]: { gridColumn: '4', gridRow: '1 / span 2' } },
})
