import { reset, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const strong = style({ fontWeight: vars.font.weightBold })
export const muted = style({ color: color.textMuted })
export const late = style({ fontWeight: vars.font.weightBold, color: color.onDangerSoft })
/** Where there is no column for it, it stands below what it is of. */
export const folded = style([
  reset,
  typography.label,
  {
    display: 'none',
    color: color.textMuted,
    '@media': { 'screen and (max-width: 1359.98px)': { display: 'block' } },
  },
])
export const phoneNote = style({ lineHeight: 1 })
export const phoneLine = style([
  typography.meta,
  { color: color.textMuted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
])
export const phoneName = style([typography.body, { fontWeight: vars.font.weightBold, color: color.text }])
export const when = style([typography.body, { fontWeight: vars.font.weightBold, color: color.text }])
/** The link is as large as the row; its number is small beside the name. */
export const number = style([typography.meta, { color: color.textMuted }])
globalStyle(`${number} a`, { color: color.textMuted, fontWeight: vars.font.weightNormal })
