import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const keys = style({ display: 'inline-flex', gap: space.s4, flexShrink: 0 })
/** Where there may be no keyboard, they would only take room. */
export const hint = style([keys, { marginInlineStart: space.s4, '@media': { [media.coarse]: { display: 'none' } } }])
export const key = style([
  reset,
  typography.mark,
  {
    minWidth: inUnit(20),
    paddingInline: space.s4,
    textAlign: 'center',
    lineHeight: inUnit(18),
    color: 'inherit',
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.mark,
  },
])
