import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '1100px' }])
export const section = style([reset, { display: 'grid', gap: space.s12, minWidth: 0 }])
export const heading = style([reset, { fontSize: vars.text.large, fontWeight: vars.font.weightBold }])
export const part = style([reset, { marginTop: space.s8, fontSize: vars.text.body, fontWeight: vars.font.weightBold }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
