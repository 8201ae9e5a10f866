import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const slider = style([
  reset,
  { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: space.s16, width: '100%', color: color.text },
])
export const output = style([
  reset,
  tabularFigures,
  { fontWeight: vars.font.weightBold, color: color.text, textAlign: 'end' },
])

// The half thumb on each side keeps the ends of the scale inside the control.
export const track = style({
  gridColumn: '1 / -1',
  position: 'relative',
  height: vars.size.targetSmall,
  marginInline: inUnit(14),
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: inUnit(-14),
      top: `calc(50% - ${inUnit(3)})`,
      height: inUnit(6),
      borderRadius: vars.radius.pill,
      backgroundColor: color.borderStrong,
      opacity: 0.55,
    },
    '&[data-disabled]': { opacity: 0.6, cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { backgroundColor: 'ButtonText', opacity: 1 } } } },
})

export const fill = style({
  position: 'absolute',
  top: `calc(50% - ${inUnit(3)})`,
  borderRadius: vars.radius.pill,
  backgroundColor: color.primary,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
})

/** The fill begins where the line does: half a thumb before the lowest value. */
export const fillFromStart = style([
  fill,
  {
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: inUnit(-14),
        width: inUnit(20),
        borderRadius: vars.radius.pill,
        backgroundColor: 'inherit',
      },
    },
  },
])

export const thumb = style({
  top: '50%',
  width: inUnit(28),
  height: inUnit(28),
  boxSizing: 'border-box',
  borderRadius: vars.radius.pill,
  backgroundColor: color.raised,
  border: `2px solid ${color.primary}`,
  boxShadow: vars.shadow.card,
  outline: 'none',
  selectors: {
    // A finger gets 44 px although the eye sees 28.
    '&::after': { content: '""', position: 'absolute', inset: inUnit(-10), borderRadius: vars.radius.pill },
    '&[data-dragging]': { backgroundColor: color.primarySoft },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
