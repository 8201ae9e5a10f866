import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const groups = style([reset, { display: 'flex', flexDirection: 'column' }])
export const group = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    paddingBlock: space.s16,
    selectors: { '& + &': { borderTop: `1px solid ${color.border}` }, '&:first-child': { paddingTop: 0 } },
  },
])
