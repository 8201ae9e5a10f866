import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const bikes = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8 }])
export const bikeNote = style([reset, { display: 'block', color: color.textMuted, fontSize: vars.text.small }])
export const bikeList = style([
  reset,
  tabularFigures,
  { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space.s8, color: color.text },
])
