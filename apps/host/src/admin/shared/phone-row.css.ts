import { typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const strong = style({ fontWeight: vars.font.weightBold })
/** Its link is as large as the row, and its words small. */
export const line = style([
  typography.meta,
  { color: color.textMuted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
])
globalStyle(`${line} a`, { color: color.textMuted, fontWeight: vars.font.weightNormal })
