import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const keys = style([reset, { display: 'flex', flexDirection: 'column' }])
export const keyRow = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s16,
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 'none' } },
  },
])
export const keyNames = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s4 }])
export const key = style([
  reset,
  tabularFigures,
  {
    minWidth: '28px',
    padding: `${space.s2} ${space.s8}`,
    textAlign: 'center',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.text,
    backgroundColor: color.sunken,
    border: `1px solid ${color.border}`,
    borderRadius: '6px',
  },
])
export const keyText = style([reset, { fontSize: vars.text.small, color: color.text }])
