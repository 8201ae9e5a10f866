import { focusRing, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const rows = style([reset, { display: 'grid', listStyle: 'none' }])
export const row = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: '48px',
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 0 } },
  },
])
export const words = style([reset, { flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }])
export const link = style([
  reset,
  focusRing,
  {
    color: color.primary,
    fontWeight: vars.font.weightBold,
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    selectors: { ...focusRing.selectors, '&[data-hovered]': { color: color.primaryHover } },
  },
])
export const name = style([reset, { color: color.text, fontWeight: vars.font.weightBold }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const map = style([
  reset,
  {
    height: '240px',
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
  },
])
export const form = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    alignItems: 'end',
    gap: space.s12,
    paddingTop: space.s16,
  },
])
export const head = style([reset, { fontSize: vars.text.body, fontWeight: vars.font.weightBold, color: color.text }])
export const drawing = style([reset, { display: 'block', width: '180px', maxWidth: '100%' }])
/** Pictures beside each other, as many as there is room for. */
export const gallery = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
    gap: space.s16,
    listStyle: 'none',
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s12 } },
  },
])
export const framed = style([reset, { display: 'grid', alignContent: 'start', gap: space.s4 }])
export const caption = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s4,
    color: color.text,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  },
])
