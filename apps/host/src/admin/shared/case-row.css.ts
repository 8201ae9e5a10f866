import { media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const line = style([
  reset,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s8, minWidth: 0 },
])
/** What it is whole, and its state below it where both find no room beside each other. */
export const title = style([line, { flexWrap: 'wrap' }])
/** As much as there is room for. */
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const reason = style([reset, typography.body, { ...cut, fontWeight: vars.font.weightBold }])
export const meta = style([reset, typography.meta, { ...cut, color: color.textMuted }])
export const who = style([
  reset,
  typography.meta,
  {
    flexShrink: 0,
    color: color.textMuted,
    '@media': { [media.narrow]: { flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' } },
  },
])
