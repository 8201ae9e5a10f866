import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Three beside each other, fewer where their words would not fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${inUnit(100)}, (100% - 2 * ${space.s8}) / 3), 1fr))`,
  gap: space.s8,
  marginBlockStart: space.s4,
})

/** A picture over its word; the whole card is the target. */
export const card = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s4,
    minHeight: inUnit(88),
    paddingBlock: space.s12,
    paddingInline: space.s4,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    outline: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast}`,
    selectors: {
      '&[data-hovered]:not([data-selected])': { borderColor: color.text, backgroundColor: color.sunken },
      '&[data-pressed]:not([data-selected])': { backgroundColor: color.primarySoft },
      '&[data-selected]': {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
      },
      '&[data-invalid]:not([data-selected])': { borderColor: color.danger },
      '&[data-disabled]': { borderColor: color.border, color: color.textMuted, cursor: 'default' },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: '-3px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          '&[data-focus-visible]': { outline: '3px solid Highlight', outlineOffset: '2px' },
        },
      },
    },
  },
])
export const picture = style({
  display: 'block',
  width: inUnit(80),
  maxWidth: '100%',
  selectors: { [`${card}[data-disabled] &`]: { opacity: 0.45 } },
})
/** As wide as in bold, so that a choice moves nothing. */
export const word = style({
  display: 'grid',
  maxWidth: '100%',
  fontSize: vars.text.small,
  lineHeight: vars.line.snug,
  overflowWrap: 'anywhere',
  '::after': {
    content: 'attr(data-word) / ""',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: vars.font.weightBold,
  },
  selectors: { [`${card}[data-selected] &`]: { fontWeight: vars.font.weightBold } },
})
