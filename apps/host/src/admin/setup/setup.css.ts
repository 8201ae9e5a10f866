import { focusRing, inUnit, media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '760px', minWidth: 0 }])
export const section = style([reset, { display: 'grid', gap: space.s12, minWidth: 0 }])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
export const part = style([reset, { fontSize: vars.text.body, fontWeight: vars.font.weightBold }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }])
export const stand = style([reset, { color: color.text }])
export const said = style([reset, { fontSize: vars.text.small, overflowWrap: 'anywhere' }])
export const name = style([reset, { fontWeight: vars.font.weightBold }])
const box = {
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
} as const
export const card = style([reset, box, { display: 'grid', gap: space.s16, padding: space.s16 }])
export const steps = style([reset, box, { display: 'grid', listStyle: 'none' }])
const line = { borderTop: `1px solid ${color.border}`, selectors: { '&:first-child': { borderTop: 0 } } }
export const step = style([
  reset,
  line,
  {
    display: 'grid',
    gridTemplateColumns: `${inUnit(104)} minmax(0, 1fr)`,
    gap: space.s12,
    padding: `${space.s12} ${space.s16}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 } },
  },
])
export const words = style([reset, { display: 'grid', justifyItems: 'start', gap: space.s4, minWidth: 0 }])
export const link = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: color.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: '4px',
  },
])
export const parts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${inUnit(220)}, 100%), 1fr))`,
    gap: `${space.s12} ${space.s16}`,
    listStyle: 'none',
  },
])
export const partOf = style([reset, { display: 'grid', alignContent: 'start', justifyItems: 'start', minWidth: 0 }])
export const gateway = style([
  reset,
  line,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    minHeight: inUnit(48),
    padding: `${space.s8} ${space.s16}`,
  },
])
export const logoField = style([reset, { display: 'grid', justifyItems: 'start', gap: space.s8 }])
export const logo = style([reset, { maxWidth: '100%', height: '48px', objectFit: 'contain' }])
export const buttons = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
export const summary = style([
  reset,
  focusRing,
  { color: color.textMuted, fontSize: vars.text.small, cursor: 'pointer' },
])
export const counts = style([
  reset,
  box,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${inUnit(160)}, 100%), 1fr))`,
    gap: space.s12,
    padding: space.s16,
  },
])
