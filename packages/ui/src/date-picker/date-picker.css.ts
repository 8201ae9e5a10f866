import { style } from '@vanilla-extract/css'
import { popover } from '../popover/popover.css.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const calendarPopover = style([popover, { padding: space.s16 }])
export const calendar = style([reset, { width: 'fit-content', color: color.text }])
export const calendarHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space.s8,
})
export const month = style([
  reset,
  {
    fontWeight: vars.font.weightBold,
    textAlign: 'center',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
])
export const grid = style({ borderCollapse: 'separate', borderSpacing: 0 })
export const weekday = style([
  reset,
  {
    width: inUnit(44),
    height: inUnit(32),
    fontSize: vars.text.small,
    fontWeight: vars.font.weightNormal,
    color: color.textMuted,
    textAlign: 'center',
  },
])
export const day = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    placeItems: 'center',
    width: inUnit(44),
    height: inUnit(44),
    borderRadius: vars.radius.pill,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` },
      '&[data-selected]': { backgroundColor: color.primary, color: color.onPrimary, fontWeight: vars.font.weightBold },
      '&:is([data-disabled], [data-unavailable])': {
        color: color.textMuted,
        opacity: 0.55,
        textDecoration: 'line-through',
        cursor: 'default',
      },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
          '&:is([data-disabled], [data-unavailable])': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
])

/** The days of a period, and the first and the last of them. */
export const markedDay = style({
  backgroundColor: color.primarySoft,
  color: color.onPrimarySoft,
  selectors: { '&[data-hovered]': { backgroundColor: color.primarySoft } },
  '@media': { [media.forcedColors]: { outline: '1px dashed Highlight', outlineOffset: '-4px' } },
})
export const markedEnd = style({
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: vars.font.weightBold,
  selectors: { '&[data-hovered]': { backgroundColor: color.primaryHover } },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
})
