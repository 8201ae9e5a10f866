import { media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    maxWidth: '1180px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)' } },
  },
])
export const stack = style([reset, { display: 'grid', gap: space.s16, minWidth: 0 }])
export const close = style([reset, { display: 'grid', gap: space.s8, minWidth: 0 }])
export const beside = style([stack, { '@media': { [media.wide]: { position: 'sticky', top: space.s16 } } }])
export const lead = style([reset, { display: 'grid', gap: space.s16 }])
export const phone = style([reset, { display: 'grid', gap: space.s4, justifyItems: 'start', maxWidth: '420px' }])
export const bubble = style([
  reset,
  typography.body,
  {
    padding: `${space.s12} ${space.s16}`,
    borderRadius: '16px 16px 16px 4px',
    backgroundColor: color.sunken,
    color: color.text,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
])
export const muted = style([typography.meta, { color: color.textMuted }])
export const sum = style([typography.card, { color: color.text }])
export const list = style([reset, { display: 'grid', listStyle: 'none' }])
export const row = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '40px',
    borderBottom: `1px solid ${color.border}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
])
export const who = style([reset, { display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }])
export const heading = style([typography.body, { color: color.text, fontWeight: vars.font.weightBold }])
export const fields = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
