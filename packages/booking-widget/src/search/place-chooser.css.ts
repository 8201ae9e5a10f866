import { focusOutline, inUnit, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
/** Large text on a small screen: the words need the room of what stands beside them. */
const enlarged = '(max-width: 15em)'

export const chooser = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8, color: color.text }])
export const top = style([
  reset,
  {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    // What is scrolled under it stays hidden.
    paddingBlock: space.s8,
    backgroundColor: color.raised,
  },
])
export const box = style([
  reset,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.buttonLarge,
    paddingInlineStart: space.s16,
    border: `2px solid ${color.primary}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } } },
  },
])
export const words = style([reset, { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }])
export const label = style([
  reset,
  { fontSize: vars.text.caption, lineHeight: vars.line.tight, color: color.textMuted },
])
export const input = style([
  reset,
  {
    width: '100%',
    border: 0,
    background: 'none',
    color: color.text,
    lineHeight: vars.line.snug,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
])
export const clear = style({
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
  '@container': { [enlarged]: { selectors: { '[data-empty] &': { display: 'none' } } } },
})
export const heading = style([
  reset,
  { fontSize: vars.text.small, fontWeight: vars.font.weightBold, color: color.textMuted, paddingTop: space.s12 },
])
export const list = style([reset, { listStyle: 'none' }])
export const row = style([
  resetButton,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s16,
    width: `calc(100% + 2 * ${space.s8})`,
    minHeight: inUnit(60),
    marginInline: `calc(-1 * ${space.s8})`,
    paddingBlock: space.s8,
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-3px' },
      '&[data-disabled]': { color: color.textMuted, cursor: 'default' },
    },
    '@container': { [enlarged]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
  },
])
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: inUnit(40),
  height: inUnit(40),
  borderRadius: vars.radius.pill,
  backgroundColor: color.tile,
  '@container': { [enlarged]: { display: 'none' } },
})
export const texts = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
export const name = style({ fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, overflowWrap: 'anywhere' })
export const hit = style([reset, { color: color.primary, background: 'none', font: 'inherit' }])
export const note = style([
  reset,
  { display: 'block', fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.textMuted },
])
export const distance = style([tabularFigures, { flexShrink: 0, fontSize: vars.text.small, color: color.textMuted }])
export const clearButton = style([
  resetButton,
  {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.targetSmall,
    height: vars.size.targetSmall,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { '&[data-hovered]': { backgroundColor: color.sunken }, '&[data-focus-visible]': focusOutline },
  },
])
