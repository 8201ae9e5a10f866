import { typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const lead = style([typography.meta, { margin: 0, color: vars.color.textMuted }])
