import { focusRing, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const why = style([reset, focusRing, { display: 'grid', gap: space.s4, borderRadius: vars.radius.control }])
export const sentence = style([reset, typography.page, { color: color.text, overflowWrap: 'anywhere' }])
export const more = style([reset, typography.body, tabularFigures, { color: color.textMuted }])
globalStyle(`${more} > p`, { margin: 0 })
