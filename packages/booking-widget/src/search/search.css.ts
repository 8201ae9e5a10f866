import { focusOutline, inUnit, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const pair = style({
  display: 'grid',
  // Beside each other only where a whole date fits.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.75em), 1fr))',
  gap: space.s8,
  alignItems: 'end',
})
export const listHead = style([
  reset,
  {
    display: 'flex',
    // With a large text the order stands below.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s8,
    minHeight: inUnit(32),
  },
])
export const listTitle = style([
  reset,
  tabularFigures,
  {
    // Lines of their own: beside the lighter words of the rest the first would stand a pixel higher than alone.
    display: 'flex',
    flexWrap: 'wrap',
    // As wide as a space.
    columnGap: '0.19em',
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    outline: 'none',
  },
])
export const listOf = style({ fontWeight: vars.font.weightNormal, color: color.textMuted })
export const sortButton = style([
  resetButton,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space.s8,
    minHeight: inUnit(32),
    paddingInline: space.s8,
    marginInlineEnd: `calc(-1 * ${space.s8})`,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weightBold,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': focusOutline,
      // For the thumb, without the room of it.
      '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${inUnit(6)}) 0` },
    },
  },
])
/** As wide as what it lies in, with its padding: a row that is pointed at is so from edge to edge. */
export const rows = style([reset, { listStyle: 'none', marginInline: `calc(-1 * ${space.s16})` }])
export const rowFrame = style([reset])
export const stale = style([reset, { color: color.textMuted, fontSize: vars.text.small, paddingBottom: space.s8 }])
export const more = style({ paddingBlock: space.s16 })
export const loosen = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s8 })
