import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const view = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, color: color.text }])
export const countdown = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s8,
    padding: space.s12,
    borderRadius: vars.radius.control,
    backgroundColor: color.sunken,
    color: color.text,
  },
])
export const when = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
