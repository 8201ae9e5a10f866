import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '760px' }])
export const section = style([reset, { display: 'grid', gap: space.s12 }])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
export const card = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
  },
])
export const head = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: space.s12 },
])
export const words = style([reset, { display: 'grid', gap: space.s4, flex: '1 1 240px', minWidth: 0 }])
export const label = style([reset, { fontWeight: vars.font.weightBold }])
export const value = style([reset, tabularFigures, { fontSize: vars.text.large }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }])
export const list = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const form = style([
  reset,
  { display: 'grid', gap: space.s16, paddingTop: space.s12, borderTop: `1px solid ${color.border}` },
])
