import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const thread = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none' }])
export const message = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    paddingInlineStart: space.s12,
    borderInlineStart: `3px solid ${color.border}`,
    color: color.text,
  },
])
export const own = style([message, { borderInlineStartColor: color.primary }])
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s8 })
export const author = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const words = style([reset, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: color.text }])
export const pictures = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8, listStyle: 'none' }])
