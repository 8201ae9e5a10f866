import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const failed = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
