import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style([reset, { display: 'grid', gap: vars.space.s12, minWidth: 0 }])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
