import { focusRing, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const scroll = style([
  reset,
  focusRing,
  { overflowX: 'auto', borderRadius: vars.radius.control, marginInline: `calc(-1 * ${space.s8})` },
])
export const table = style([reset, tabularFigures, { width: '100%', borderCollapse: 'collapse' }])
export const head = style([
  reset,
  {
    padding: `${space.s4} ${space.s8}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    borderBottom: `1px solid ${color.border}`,
  },
])
export const numberHead = style([head, { textAlign: 'end' }])
export const cell = style([
  reset,
  {
    minWidth: '80px',
    padding: space.s8,
    color: color.text,
    verticalAlign: 'middle',
    borderBottom: `1px solid ${color.border}`,
  },
])
export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const muted = style([reset, { color: color.textMuted }])
export const failed = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }])
