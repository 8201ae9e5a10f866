import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const item = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s16}`,
    padding: space.s12,
    color: color.text,
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
  },
])
export const reason = style([reset, { width: '100%', color: color.textMuted }])
