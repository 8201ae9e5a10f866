import { reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const fields = style([
  reset,
  { display: 'grid', gap: vars.space.s12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' },
])
export const lead = style([typography.meta, { margin: 0, color: vars.color.textMuted }])
