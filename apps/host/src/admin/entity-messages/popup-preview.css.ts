import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const backdrop = style([
  reset,
  { display: 'grid', placeItems: 'center', padding: space.s24, borderRadius: vars.radius.card },
])
export const dialog = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    width: '100%',
    maxWidth: '400px',
    padding: space.s24,
    backgroundColor: color.raised,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
  },
])
export const title = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, color: color.text, overflowWrap: 'anywhere' },
])
export const body = style([reset, { color: color.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }])
export const foot = style([reset, { display: 'flex', justifyContent: 'flex-end' }])
