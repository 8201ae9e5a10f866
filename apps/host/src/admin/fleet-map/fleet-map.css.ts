import { focusRing, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const box = {
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
} as const

export const page = style([reset, { display: 'grid', gap: space.s16 }])
export const controls = style([reset, { display: 'grid', gap: space.s8, padding: space.s16, ...box }])
export const columns = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space.s24 } },
  },
])
export const map = style([
  reset,
  {
    height: '320px',
    overflow: 'hidden',
    ...box,
    '@media': {
      [media.wide]: {
        position: 'sticky',
        top: `calc(var(--admin-head) + ${space.s16})`,
        height: 'min(640px, calc(100vh - 160px))',
      },
    },
  },
])
export const side = style([reset, { display: 'grid', gap: space.s16, minWidth: 0 }])
export const panel = style([reset, { display: 'grid', gap: space.s8, padding: space.s16, ...box }])
export const heading = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, color: color.text },
])
export const noMap = style([reset, { padding: space.s16, color: color.textMuted }])
export const muted = style([reset, tabularFigures, { color: color.textMuted }])
export const text = style([reset, tabularFigures, { color: color.text, overflowWrap: 'anywhere' }])
export const list = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const row = style([
  reset,
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s8,
    width: '100%',
    minHeight: '56px',
    padding: `${space.s8} ${space.s12}`,
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    ...box,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { borderColor: color.borderStrong },
      '&[aria-pressed="true"]': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
    },
  },
])
export const small = style([
  reset,
  tabularFigures,
  { display: 'block', fontSize: vars.text.small, color: color.textMuted },
])
/** A time is not broken: the next begins a line of its own. */
export const time = style({ display: 'inline-block' })
export const plate = style([reset, { display: 'block', fontWeight: vars.font.weightBold, color: color.text }])
export const link = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: vars.size.targetSmall,
    color: color.primary,
    selectors: focusRing.selectors,
  },
])
