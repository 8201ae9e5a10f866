import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius, text, font } = vars

export const page = style([reset, { display: 'grid', gap: space.s16, minWidth: 0 }])
export const card = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    minWidth: 0,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
])
export const cause = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12, minWidth: 0 },
])
export const words = style([
  reset,
  { display: 'grid', gap: space.s4, flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
])
export const title = style([reset, { fontWeight: font.weightBold }])
export const help = style([reset, { color: color.textMuted, fontSize: text.small }])
export const count = style([reset, tabularFigures, { color: color.textMuted, fontSize: text.small }])
export const acts = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
export const bad = style([reset, { display: 'inline-flex', color: color.danger }])
export const waits = style([reset, { display: 'inline-flex', color: color.textMuted }])
export const raw = style([
  reset,
  {
    maxBlockSize: '220px',
    overflow: 'auto',
    padding: space.s8,
    fontSize: text.small,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: color.sunken,
    border: `1px solid ${color.border}`,
  },
])
