import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const badges = style([reset, { display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, listStyle: 'none' }])
