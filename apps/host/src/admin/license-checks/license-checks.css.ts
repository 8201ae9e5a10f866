import { media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s16, maxWidth: '1080px' }])
/** The queue begins where the head of the page ends. */
export const desk = style({
  '@media': {
    [media.wide]: { marginBlockStart: 'calc(-1 * var(--admin-gutter))', vars: { '--admin-foot': vars.bar.page } },
  },
})
/** Beside the queue it keeps its distance. */
export const opened = style({
  display: 'grid',
  '@media': { [media.wide]: { marginBlockStart: 'var(--admin-gutter)' } },
})
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
/** What is looked at, and beside it what is decided. */
export const work = style([
  reset,
  {
    display: 'grid',
    gap: space.s24,
    alignItems: 'start',
    '@media': { ['screen and (min-width: 1360px)']: { gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)' } },
  },
])
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
export const place = style([reset, tabularFigures, { whiteSpace: 'nowrap', color: color.textMuted }])
/** Where there is room the queue stands beside. */
export const below = style([reset, { display: 'grid', gap: space.s8, '@media': { [media.wide]: { display: 'none' } } }])
