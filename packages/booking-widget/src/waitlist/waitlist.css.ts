import { inUnit, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const stack = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8 }])
export const panel = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s12, paddingBlock: space.s12 },
])
export const below = style({ paddingTop: space.s8 })
export const heading = style([
  reset,
  {
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    paddingBottom: space.s12,
  },
])
export const entries = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none' }])
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
})
export const carLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16 })
/** As wide as a plate at least; else below the picture. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s4,
  flex: `1 1 ${inUnit(112)}`,
  minWidth: 0,
})
export const what = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, color: color.text },
])
export const free = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.title, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  gap: space.s8,
})
