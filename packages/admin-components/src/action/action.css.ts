import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const facts = style([
  reset,
  {
    display: 'grid',
    gap: space.s4,
    padding: `${space.s12} ${space.s16} ${space.s12} ${space.s32}`,
    color: color.onWarningSoft,
    backgroundColor: color.warningSoft,
    borderRadius: vars.radius.control,
    listStyle: 'disc',
  },
])
