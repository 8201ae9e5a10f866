import { focusOutline, focusRing, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const step = style([reset, { display: 'grid', gap: space.s16, color: color.text, outline: 'none' }])
export const summary = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, color: color.text },
])
export const muted = style([reset, tabularFigures, { color: color.textMuted }])
export const heading = style([
  reset,
  { fontSize: vars.text.small, fontWeight: vars.font.weightBold, color: color.textMuted, marginBottom: space.s8 },
])
export const list = style([reset, { listStyle: 'none', display: 'grid', gap: space.s8 }])
export const item = style([
  reset,
  {
    display: 'grid',
    gap: space.s2,
    padding: `${space.s8} ${space.s12}`,
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
  },
])
export const name = style([reset, { fontWeight: vars.font.weightBold }])
export const reason = style([reset, { fontWeight: vars.font.weightBold }])
export const change = style([reset, tabularFigures, { fontSize: vars.text.small, color: color.textMuted }])
export const before = style({ textDecoration: 'line-through' })
export const after = style({ textDecoration: 'none', color: color.text, fontWeight: vars.font.weightBold })
export const meter = style([
  reset,
  { height: '8px', backgroundColor: color.skeleton, borderRadius: vars.radius.pill, overflow: 'hidden' },
])
export const filled = style({
  height: '100%',
  backgroundColor: color.primary,
  transition: `width ${vars.duration.normal}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
export const record = style([
  reset,
  focusRing,
  { color: color.primary, borderRadius: '4px', textDecoration: 'underline', textUnderlineOffset: '2px' },
])
export const each = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s8 },
])
export const kinds = style({ maxWidth: '320px' })
export const opener = style([
  resetButton,
  {
    minHeight: '44px',
    textAlign: 'start',
    fontWeight: vars.font.weightBold,
    color: color.primary,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusOutline },
  },
])
export const beside = style({ '@media': { 'screen and (max-width: 1023.98px)': { display: 'none' } } })
