import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, duration } = vars

export const row = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: vars.size.targetSmall,
    color: color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&[data-disabled]': { color: color.textMuted, cursor: 'default' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
])
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const note = style([reset, { fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.textMuted }])

export const track = style([
  reset,
  {
    flexShrink: 0,
    width: inUnit(48),
    height: inUnit(28),
    padding: '2px',
    border: `2px solid ${color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: color.surface,
    transition: `background-color ${duration.normal}, border-color ${duration.normal}`,
    selectors: {
      [`${row}[data-hovered]:not([data-disabled]) &`]: { borderColor: color.primary },
      [`${row}[data-selected] &`]: { backgroundColor: color.primary, borderColor: color.primary },
      [`${row}[data-disabled] &`]: { borderColor: color.border, backgroundColor: color.sunken },
      [`${row}[data-focus-visible] &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${row}[data-selected] &`]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
          },
        },
      },
    },
  },
])

export const knob = style({
  display: 'block',
  width: inUnit(20),
  height: inUnit(20),
  borderRadius: vars.radius.pill,
  backgroundColor: color.borderStrong,
  transition: `transform ${duration.normal}, background-color ${duration.normal}`,
  selectors: {
    [`${row}[data-selected] &`]: { transform: `translateX(${inUnit(20)})`, backgroundColor: color.onPrimary },
    [`${row}[data-disabled] &`]: { backgroundColor: color.borderStrong },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonText',
      selectors: { [`${row}[data-selected] &`]: { backgroundColor: 'HighlightText' } },
    },
  },
})
