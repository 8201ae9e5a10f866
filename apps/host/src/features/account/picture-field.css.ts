import { inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s8 })
export const label = style([reset, { fontWeight: vars.font.weightBold, color: vars.color.text }])
export const optional = style({ fontWeight: vars.font.weightNormal, color: vars.color.textMuted })
export const picture = style([
  reset,
  {
    display: 'block',
    maxWidth: '100%',
    maxHeight: inUnit(200),
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
  },
])
export const name = style([reset, { color: vars.color.textMuted, overflowWrap: 'anywhere' }])
