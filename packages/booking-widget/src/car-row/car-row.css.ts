import { focusOutline, media, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Text so large that few words fit beside each other: in em, which is the size that the person has set. */
const largeText = '(max-width: 17em)'

export const row = style([
  resetButton,
  {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.s12,
    width: '100%',
    minHeight: '96px',
    paddingBlock: space.s12,
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    color: color.text,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-pressed]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-3px' },
      '&[data-selected]': { backgroundColor: color.sunken, boxShadow: `inset 3px 0 0 ${color.text}` },
    },
    '@media': {
      '(max-width: 359.98px)': { gridTemplateColumns: '64px minmax(0, 1fr) auto' },
      [largeText]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
    },
  },
])

export const picture = style({ display: 'block' })
/** In the room of a drawing: nothing moves when it comes. */
export const photo = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '240 / 104',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
export const grey = style({
  filter: 'grayscale(1)',
  opacity: 0.45,
  '@media': { [media.forcedColors]: { filter: 'none', opacity: 1 } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 })
export const model = style({ fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, overflowWrap: 'anywhere' })
export const facts = style({ fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.textMuted })
export const where = style([
  facts,
  { display: 'flex', whiteSpace: 'nowrap', '@media': { [largeText]: { flexWrap: 'wrap', whiteSpace: 'normal' } } },
])
export const whereName = style({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: '3em', flexShrink: 1 })
export const whereFar = style({ flexShrink: 0, whiteSpace: 'pre' })
export const free = style({ fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.text })
export const ring = style({ display: 'inline-flex', alignItems: 'center', gap: space.s4, minHeight: '20px' })
export const prices = style([
  tabularFigures,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '2px',
    // Two lines, as wide as most prices, also before the price is there: what stands beside it wraps at once, or not at all.
    minHeight: '42.5px',
    minWidth: '92px',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    '@media': { [largeText]: { gridColumn: 2, alignItems: 'flex-start', textAlign: 'start' } },
  },
])
export const total = style({ fontWeight: vars.font.weightBold, lineHeight: vars.line.snug })
