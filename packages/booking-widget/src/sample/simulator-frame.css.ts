import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s4,
    padding: vars.space.s16,
    marginTop: vars.space.s24,
    border: `1px dashed ${vars.color.borderStrong}`,
  },
])
