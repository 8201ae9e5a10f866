import { reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const line = style([
  reset,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s8, minWidth: 0 },
])
export const reason = style([reset, typography.body, { minWidth: 0, fontWeight: vars.font.weightBold }])
export const meta = style([
  reset,
  typography.meta,
  { minWidth: 0, color: color.textMuted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
])
export const who = style([reset, typography.meta, { flexShrink: 0, color: color.textMuted }])
