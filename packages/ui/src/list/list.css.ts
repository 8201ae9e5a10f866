import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const list = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8, outline: 'none' }])
export const row = style([
  reset,
  {
    position: 'relative',
    minHeight: vars.size.target,
    padding: `${space.s12} ${space.s16}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    color: color.text,
    outline: 'none',
    transition: `border-color ${vars.duration.fast}, background-color ${vars.duration.fast}`,
    selectors: {
      '&[data-href], &[data-selection-mode], &[data-hovered]': { cursor: 'pointer' },
      '&[data-hovered]': { borderColor: color.borderStrong },
      '&[data-pressed]': { backgroundColor: color.sunken },
      '&[data-selected]': {
        backgroundColor: color.primarySoft,
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
      },
      '&[data-disabled]': { color: color.textMuted, backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  },
])
