import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '760px', minWidth: 0 }])
export const section = style([reset, { display: 'grid', gap: space.s12, minWidth: 0 }])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const card = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    minWidth: 0,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
  },
])
export const findings = style([reset, { display: 'grid', gap: space.s8, paddingLeft: space.s16, listStyle: 'disc' }])
export const mappings = style([
  reset,
  {
    display: 'grid',
    alignItems: 'end',
    gap: space.s12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
])
export const own = style([reset, { fontWeight: vars.font.weightBold }])
