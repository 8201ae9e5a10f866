import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const panel = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    padding: space.s16,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.sunken,
  },
])
export const obstacle = style({ display: 'flex', flexDirection: 'column', gap: space.s4 })

export const nearRow = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s8,
    paddingBlock: space.s12,
    borderBottom: `1px solid ${color.border}`,
  },
])
