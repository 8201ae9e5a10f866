import { focusRing, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s24, minWidth: 0 }])
export const head = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s12 },
])
export const card = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    minWidth: 0,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
  },
])
export const heading = style([reset, { fontSize: vars.text.body, fontWeight: vars.font.weightBold, color: color.text }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const none = style([reset, { color: color.textMuted }])
export const who = style([reset, { display: 'grid', overflowWrap: 'anywhere' }])
export const name = style([reset, { color: color.text, fontWeight: vars.font.weightBold }])
export const open = style([
  resetButton,
  focusRing,
  {
    justifySelf: 'start',
    textAlign: 'start',
    color: color.primary,
    fontWeight: vars.font.weightBold,
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    cursor: 'pointer',
    '@media': { [media.phone]: { minHeight: vars.size.target } },
    selectors: { ...focusRing.selectors, '&[data-hovered]': { color: color.primaryHover } },
  },
])
export const level = style([reset, tabularFigures, { display: 'grid' }])
export const write = style({ fontWeight: vars.font.weightBold })
export const form = style([reset, { display: 'grid', gap: space.s16 }])
export const narrow = style([form, { maxWidth: '560px' }])
export const areas = style([reset, { display: 'grid', listStyle: 'none' }])
/** The area, its level and its days on one line; on a phone below each other. */
export const area = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 300px)',
    alignItems: 'center',
    gap: space.s12,
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 0 } },
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, paddingBlock: space.s12 } },
  },
])
export const opens = style([
  reset,
  { padding: space.s12, borderRadius: vars.radius.control, backgroundColor: color.sunken },
])
export const buttons = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }])
export const said = style([reset, { fontSize: vars.text.small, overflowWrap: 'anywhere' }])
export const address = style([reset, tabularFigures, { color: color.text, overflowWrap: 'anywhere' }])
export const days = style([reset, { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s8 }])
