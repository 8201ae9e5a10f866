import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const track = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    marginBlockStart: space.s4,
    padding: space.s4,
    borderRadius: vars.radius.control,
    backgroundColor: color.tile,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
/** All as wide as each other where there is room; at large text they go on below. */
export const segment = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    placeItems: 'center',
    flex: '1 0 0',
    minWidth: 'fit-content',
    minHeight: vars.size.targetSmall,
    paddingInline: space.s8,
    border: '2px solid transparent',
    borderRadius: inUnit(8),
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.text,
    outline: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast}`,
    selectors: {
      '&[data-hovered]:not([data-selected])': { backgroundColor: color.surface },
      '&[data-pressed]:not([data-selected])': { backgroundColor: color.primarySoft },
      '&[data-selected]': { backgroundColor: color.surface, borderColor: color.primary, color: color.primary },
      '&[data-disabled]': { color: color.textMuted, cursor: 'default' },
      '&[data-disabled][data-selected]': { borderColor: color.borderStrong },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
])
