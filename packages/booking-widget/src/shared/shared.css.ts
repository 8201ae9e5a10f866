import { inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text, font, line } = vars

export const page = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s24,
    maxWidth: '560px',
    marginInline: 'auto',
    padding: space.s16,
    color: color.text,
  },
])
export const heading = style([
  reset,
  { fontSize: text.heading, fontWeight: font.weightBold, lineHeight: line.tight, color: color.text, outline: 'none' },
])
export const card = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
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
export const model = style([
  reset,
  { fontSize: text.large, fontWeight: font.weightBold, lineHeight: line.snug, color: color.text },
])
