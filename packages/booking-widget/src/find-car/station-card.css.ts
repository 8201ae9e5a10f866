import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const stationCard = style([
  reset,
  tabularFigures,
  {
    position: 'absolute',
    top: space.s16,
    insetInlineStart: space.s16,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.s16,
    minWidth: '200px',
    maxWidth: 'calc(100% - 96px)',
    padding: space.s16,
    borderRadius: vars.radius.card,
    border: `1px solid ${color.border}`,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.shadow.card,
    outline: 'none',
  },
])
export const stationName = style([reset, { fontWeight: vars.font.weightBold }])
export const stationFact = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
