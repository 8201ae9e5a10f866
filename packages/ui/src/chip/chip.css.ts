import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus-ring.ts'
import { media } from '../theme/media.ts'
import { reset, resetButton, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, duration } = vars

export const chip = style([
  resetButton,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    flexShrink: 0,
    minHeight: vars.size.targetSmall,
    paddingBlock: space.s4,
    paddingInline: space.s16,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: color.surface,
    color: color.text,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
    ...focusRing,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { borderColor: color.borderStrong },
      '&[data-selected]': {
        backgroundColor: color.primarySoft,
        borderColor: color.primary,
        color: color.onPrimarySoft,
      },
      '&[data-disabled]': { color: color.textMuted, backgroundColor: color.sunken, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[data-selected]:not([data-disabled])': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  },
])
export const raised = style({ boxShadow: vars.shadow.card })
export const count = style([
  reset,
  tabularFigures,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.6em',
    height: '1.6em',
    paddingInline: space.s4,
    borderRadius: vars.radius.pill,
    backgroundColor: color.primary,
    color: color.onPrimary,
    fontSize: vars.text.caption,
    fontWeight: vars.font.weightBold,
    lineHeight: 1,
    '@media': { [media.forcedColors]: { backgroundColor: 'transparent', color: 'inherit', border: '1px solid' } },
  },
])
/** Where a chip is a tick box, the box itself takes no room. */
export const chips = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
