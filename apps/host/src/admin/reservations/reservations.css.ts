import { focusRing, inUnit, reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const reply = style([
  reset,
  { display: 'grid', gap: space.s8, paddingTop: space.s12, borderTop: `1px solid ${color.border}` },
])
// It grows with what is written.
globalStyle(`${reply} textarea`, { minHeight: inUnit(56), height: inUnit(56) })
export const send = style([reset, { display: 'flex', justifyContent: 'flex-end' }])
export const help = style([reset, { display: 'grid', gap: space.s4 }])
globalStyle(`${help} p`, { margin: 0 })
/** Among the words of a refusal. */
export const link = style([reset, focusRing, { color: 'inherit', textDecoration: 'underline' }])
export const actions = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
