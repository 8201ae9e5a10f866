import { style } from '@vanilla-extract/css'
import { frame } from '../field/field.css.ts'
import { focusRing } from '../theme/focus-ring.ts'
import { resetButton, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const trigger = style([
  resetButton,
  frame,
  {
    justifyContent: 'space-between',
    cursor: 'pointer',
    textAlign: 'start',
    backgroundColor: vars.color.surface,
    outline: 'none',
    selectors: focusRing.selectors,
  },
])
export const value = style([
  tabularFigures,
  {
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
  },
])
export const chevron = style({ display: 'inline-flex', color: vars.color.textMuted })
