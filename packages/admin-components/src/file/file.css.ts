import { focusRing, reset, resetButton, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const zone = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.s12,
    padding: space.s24,
    textAlign: 'center',
    color: color.text,
    backgroundColor: color.sunken,
    border: `2px dashed ${color.borderStrong}`,
    borderRadius: vars.radius.card,
    selectors: {
      '&[data-drop-target]': { backgroundColor: color.primarySoft, borderColor: color.primary },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
/** A picture that is read where it stands. */
export const inPlace = style([
  reset,
  { display: 'block', maxWidth: '100%', maxHeight: '70vh', borderRadius: vars.radius.control },
])
export const note = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const wrong = style([
  reset,
  { color: color.danger, fontSize: vars.text.small, fontWeight: vars.font.weightBold },
])
export const queue = style([reset, { display: 'grid', gap: space.s12, listStyle: 'none' }])
export const row = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    padding: space.s12,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
  },
])
export const rowHead = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12, minHeight: '44px' },
])
export const rowName = style([
  reset,
  { display: 'grid', flex: 1, minWidth: 0, color: color.text, overflowWrap: 'anywhere' },
])
const mark = style({ display: 'inline-flex' })
export const marks = styleVariants({
  ready: [mark, { color: color.textMuted }],
  success: [mark, { color: color.primary }],
  error: [mark, { color: color.danger }],
})
export const editor = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '200px auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s16,
    '@media': { '(max-width: 719.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
])
export const stage = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    height: '160px',
    overflow: 'hidden',
    backgroundColor: color.sunken,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
  },
])
export const picture = style([reset, { display: 'block', maxWidth: '100%', maxHeight: '158px' }])
export const noPicture = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    gap: space.s4,
    minHeight: '96px',
    padding: space.s8,
    textAlign: 'center',
    fontSize: vars.text.small,
    color: color.textMuted,
  },
])
export const tools = style([reset, { display: 'grid', gap: space.s4 }])
export const thumbnail = style([
  reset,
  {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
  },
])
export const enlarge = style([resetButton, focusRing, { display: 'block', width: '100%', cursor: 'zoom-in' }])
export const large = style([
  reset,
  { display: 'block', maxWidth: '100%', maxHeight: '70vh', marginInline: 'auto', borderRadius: vars.radius.control },
])
export const words = style([reset, { minWidth: 0, '@media': { '(max-width: 719.98px)': { gridColumn: '1 / -1' } } }])
