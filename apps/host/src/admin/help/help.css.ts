import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const paragraph = style([reset, { color: color.text, overflowWrap: 'anywhere' }])
const list = style([reset, { display: 'grid', gap: space.s4, paddingLeft: space.s24, color: color.text }])
export const points = style([list, { listStyle: 'disc' }])
export const steps = style([list, { listStyle: 'decimal' }])
export const entry = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    padding: space.s24,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
  },
])
export const shown = style([
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
/** The sign of a quiet button stands under what is above it. */
export const act = style({ marginInlineStart: `calc(-1 * ${space.s16})` })
export const title = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, color: color.text, overflowWrap: 'anywhere' },
])
export const specific = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    padding: space.s12,
    color: color.onInfoSoft,
    backgroundColor: color.infoSoft,
    borderRadius: vars.radius.control,
  },
])
export const strong = style([reset, { color: 'inherit', fontWeight: vars.font.weightBold }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const entries = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
    alignItems: 'start',
    gap: space.s16,
    maxWidth: '1400px',
    listStyle: 'none',
  },
])
export const search = style({ maxWidth: '560px' })
export const row = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }])
