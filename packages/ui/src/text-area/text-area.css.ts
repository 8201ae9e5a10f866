import { style } from '@vanilla-extract/css'
import { focusOutline } from '../theme/focus-ring.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const textarea = style([
  reset,
  {
    width: '100%',
    minHeight: inUnit(96),
    // As high as what is typed, where the browser can.
    maxHeight: '60vh',
    fieldSizing: 'content',
    padding: space.s12,
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    lineHeight: vars.line.snug,
    resize: 'vertical',
    selectors: {
      '&[data-hovered]': { borderColor: color.text },
      '&[data-focused]': { ...focusOutline, outlineOffset: '1px' },
      '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 0.5px ${color.danger}` },
      '&[data-disabled]': { backgroundColor: color.sunken, borderColor: color.border, color: color.textMuted },
      '&::placeholder': { color: color.textMuted, opacity: 1 },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-invalid]': { borderWidth: '3px' } } } },
  },
])
