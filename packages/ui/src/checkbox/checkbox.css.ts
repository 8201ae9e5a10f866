import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** A row with a mark and words; the whole row is the target. Radio uses it too. */
export const choice = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: vars.size.targetSmall,
    color: color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&[data-disabled]': { color: color.textMuted, cursor: 'default' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
])

export const mark = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: inUnit(24),
    height: inUnit(24),
    border: `2px solid ${color.borderStrong}`,
    backgroundColor: color.surface,
    color: color.onPrimary,
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      [`${choice}[data-hovered]:not([data-disabled]) &`]: { borderColor: color.primary },
      [`${choice}:is([data-selected], [data-indeterminate]) &`]: {
        backgroundColor: color.primary,
        borderColor: color.primary,
      },
      [`${choice}[data-invalid]:not([data-selected]) &`]: { borderColor: color.danger },
      [`${choice}[data-disabled] &`]: { borderColor: color.border },
      [`${choice}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: {
        backgroundColor: color.borderStrong,
        borderColor: color.borderStrong,
        color: color.surface,
      },
      [`${choice}[data-focus-visible] &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${choice}:is([data-selected], [data-indeterminate]) &`]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
])

export const square = style([mark, { borderRadius: inUnit(6) }])
