import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([reset, { display: 'grid', gap: vars.space.s16, maxWidth: '1100px', minWidth: 0 }])
