import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const toggleKey = style([
  reset,
  { marginInlineStart: space.s8, fontFamily: 'monospace', fontSize: vars.text.small, color: color.textMuted },
])
