import { focusRing, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const box = {
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
} as const

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '760px', minWidth: 0 }])
export const section = style([reset, { display: 'grid', gap: space.s12, minWidth: 0 }])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }])
export const card = style([reset, box, { display: 'grid', gap: space.s16, padding: space.s16 }])
export const versions = style([reset, box, { display: 'grid', listStyle: 'none' }])
export const version = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    padding: space.s16,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 0 } },
  },
])
export const head = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }])
export const name = style([reset, { fontSize: vars.text.body, fontWeight: vars.font.weightBold }])
export const text = style([reset, { whiteSpace: 'pre-line', overflowWrap: 'anywhere', paddingTop: space.s8 }])
export const buttons = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
export const summary = style([
  reset,
  focusRing,
  { color: color.textMuted, fontSize: vars.text.small, cursor: 'pointer' },
])
