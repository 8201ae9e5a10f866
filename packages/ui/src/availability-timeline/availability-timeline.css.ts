import { style, styleVariants } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const corner = inUnit(6)

export const timeline = style([reset, { display: 'block', width: '100%' }])

export const track = style({
  position: 'relative',
  display: 'block',
  height: inUnit(20),
  borderRadius: corner,
  overflow: 'hidden',
  backgroundColor: color.surface,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Canvas', border: '1px solid CanvasText' },
  },
})
/** Lies under all of it: what is not taken is free. */
export const free = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.available,
  opacity: 0.35,
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
})

const span = style({ position: 'absolute', top: 0, bottom: 0 })
export const spans = styleVariants({
  taken: [
    span,
    {
      backgroundColor: color.sunken,
      backgroundImage: `repeating-linear-gradient(135deg, ${color.unavailable} 0 1.5px, transparent 1.5px 7px)`,
      '@media': {
        [media.forcedColors]: {
          backgroundColor: 'Canvas',
          backgroundImage: 'repeating-linear-gradient(135deg, CanvasText 0 1.5px, transparent 1.5px 7px)',
        },
      },
    },
  ],
  chosen: [
    span,
    {
      backgroundColor: color.available,
      borderRadius: corner,
      boxShadow: `0 0 0 2px ${color.surface}`,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', boxShadow: '0 0 0 2px Canvas' } },
    },
  ],
})

export const ticks = style([
  tabularFigures,
  {
    position: 'relative',
    display: 'block',
    height: inUnit(17),
    marginTop: space.s4,
    fontSize: vars.text.caption,
    lineHeight: 1.3,
  },
])
const tick = style({ position: 'absolute', top: 0, whiteSpace: 'nowrap', color: color.textMuted })
/** Those at the ends stay inside. */
export const places = styleVariants({
  first: [tick],
  middle: [tick, { transform: 'translateX(-50%)' }],
  last: [tick, { transform: 'translateX(-100%)' }],
})
export const marked = style({ color: color.text, fontWeight: vars.font.weightBold })
