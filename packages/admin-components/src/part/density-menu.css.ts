import { focusRing, media, resetButton, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Under a finger rows are as high as they must be. */
export const trigger = style([
  resetButton,
  typography.meta,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.targetSmall,
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    ...focusRing,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { backgroundColor: color.sunken, color: color.text } },
    '@media': { [media.coarse]: { display: 'none' } },
  },
])
