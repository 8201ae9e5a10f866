import { focusRing, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const paper = 'print'

export const page = style([reset, { display: 'grid', gap: space.s16, maxWidth: '760px' }])
export const form = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const muted = style([typography.body, { color: color.textMuted }])
export const text = style([typography.body, tabularFigures, { color: color.text, overflowWrap: 'anywhere' }])
export const letter = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    padding: space.s16,
    color: color.text,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText' },
      [paper]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: '100%', border: 0 },
    },
  },
])
export const verdict = style([typography.figure, { overflowWrap: 'anywhere', outline: 'none' }])
export const trip = style([
  reset,
  { display: 'grid', gap: space.s12, paddingTop: space.s16, borderTop: `1px solid ${color.border}` },
])
export const heading = typography.card
export const evidence = style([typography.body, { fontWeight: vars.font.weightBold, color: color.text }])
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
