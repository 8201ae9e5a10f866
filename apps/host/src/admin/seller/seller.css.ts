import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'grid', gap: space.s24, maxWidth: '760px', minWidth: 0 }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const form = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
  },
])
