import { focusRing, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const paper = 'print'

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '760px' }])
export const form = style([
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
export const fields = style([
  reset,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space.s16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  },
])
export const muted = style([reset, { color: color.textMuted }])
export const text = style([reset, tabularFigures, { color: color.text, overflowWrap: 'anywhere' }])
export const letter = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    padding: space.s16,
    color: color.text,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.wide]: { padding: space.s24 },
      [paper]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: '100%', border: 0 },
    },
  },
])
export const verdict = style([
  reset,
  { fontSize: vars.text.heading, lineHeight: vars.line.tight, fontWeight: vars.font.weightBold, outline: 'none' },
])
export const trip = style([
  reset,
  { display: 'grid', gap: space.s12, paddingTop: space.s16, borderTop: `1px solid ${color.border}` },
])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
export const evidence = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const list = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const event = style([
  reset,
  tabularFigures,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 11em) minmax(0, 1fr)', columnGap: space.s12 },
])
export const link = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.targetSmall,
    width: 'fit-content',
    color: color.primary,
    selectors: focusRing.selectors,
  },
])
export const screenOnly = style({ '@media': { [paper]: { display: 'none' } } })

// On paper there is the letter alone, black on white whatever the theme.
globalStyle(`html:has(.${letter}), html:has(.${letter}) body`, {
  '@media': { [paper]: { colorScheme: 'light', backgroundColor: 'white' } },
})
globalStyle(`body:has(.${letter}) *`, { '@media': { [paper]: { visibility: 'hidden' } } })
globalStyle(`body .${letter}, body .${letter} *`, {
  '@media': { [paper]: { visibility: 'visible', color: 'black', backgroundColor: 'transparent' } },
})
