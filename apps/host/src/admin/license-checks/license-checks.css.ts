import { media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s16, maxWidth: '960px' }])
// A live region that says nothing takes no room; it stays in place to be heard when it speaks.
globalStyle(`${page} > :empty`, { position: 'absolute' })
export const muted = style([reset, tabularFigures, { color: color.textMuted }])
export const said = style([reset, { color: color.onPrimarySoft, fontWeight: vars.font.weightBold }])
export const check = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': { [media.wide]: { padding: space.s24 } },
  },
])
export const name = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, color: color.text, outline: 'none' },
])
export const heading = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const pictures = style([
  reset,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space.s16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  },
])
export const picture = style([
  reset,
  { display: 'block', maxWidth: '100%', maxHeight: '45vh', borderRadius: vars.radius.control },
])
export const decisions = style([
  reset,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space.s24,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  },
])
export const form = style([reset, { display: 'grid', gap: space.s16, justifyItems: 'start' }])
export const queue = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const waiting = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s12, color: color.text },
])
