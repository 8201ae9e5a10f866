import { focusRing, reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { space } = vars

export const help = style([reset, { display: 'grid', gap: space.s4 }])
globalStyle(`${help} p`, { margin: 0 })
/** Among the words of a refusal. */
export const link = style([reset, focusRing, { color: 'inherit', textDecoration: 'underline' }])
export const actions = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
