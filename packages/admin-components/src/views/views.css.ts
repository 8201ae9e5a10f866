import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const muted = style([reset, { color: color.textMuted }])
export const list = style([reset, { listStyle: 'none', display: 'grid', gap: space.s12 }])
export const item = style([
  reset,
  {
    display: 'grid',
    gap: space.s4,
    padding: space.s16,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
  },
])
export const viewName = style({ maxWidth: '180px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
