import { style } from '@vanilla-extract/css'
import { plateColors } from '../theme/colors.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

/** All in em of the plate's height, which is its font size. */
export const plate = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'stretch',
    verticalAlign: 'middle',
    height: '1em',
    border: `max(1px, 0.055em) solid ${plateColors.ink}`,
    borderRadius: '0.15em',
    overflow: 'hidden',
    lineHeight: 1,
    backgroundColor: plateColors.ground,
    color: plateColors.ink,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const band = style({
  display: 'block',
  flexShrink: 0,
  width: '0.5em',
  height: '100%',
  backgroundColor: plateColors.band,
  forcedColorAdjust: 'none',
})
export const characters = style([
  reset,
  tabularFigures,
  {
    alignSelf: 'center',
    // Capitals and digits have nothing below the line: in the middle they stand high.
    marginBlockStart: '0.12em',
    paddingInline: '0.42em 0.32em',
    fontSize: '0.68em',
    fontWeight: vars.font.weightBold,
    lineHeight: 1,
    letterSpacing: '0.09em',
    whiteSpace: 'nowrap',
  },
])
