import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Not there where nothing is offered: an empty line would still have room around it. */
export const bar = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  },
])
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
