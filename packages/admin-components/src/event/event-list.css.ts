import { inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style([
  reset,
  tabularFigures,
  typography.body,
  { display: 'grid', gap: space.s12, listStyle: 'none', color: color.text },
])
export const day = style([reset, typography.label, { color: color.textMuted, paddingInlineStart: inUnit(48) }])
export const event = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(${inUnit(40)}, auto) ${inUnit(20)} minmax(0, 1fr)`,
    gap: space.s8,
    alignItems: 'start',
  },
])
export const time = style([reset, typography.meta, { color: color.textMuted }])
export const mark = style([
  reset,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: inUnit(20),
    height: inUnit(20),
    borderRadius: vars.radius.pill,
    backgroundColor: color.sunken,
    color: color.textMuted,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const callingMark = style([mark, { backgroundColor: color.infoSoft, color: color.onInfoSoft }])
export const words = style([reset, { display: 'grid', gap: space.s2, minWidth: 0, overflowWrap: 'anywhere' }])
export const line = style([reset, typography.body])
export const muted = style([reset, typography.meta, { color: color.textMuted }])
