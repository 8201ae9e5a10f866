import { reset, tabularFigures, vars } from '@delebil/ui/theme'
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
export const carLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s16,
})
export const model = style([
  reset,
  { fontSize: text.large, fontWeight: font.weightBold, lineHeight: line.snug, color: color.text },
])
/** What one looks for among parked cars. */
export const plate = style([
  reset,
  tabularFigures,
  {
    display: 'inline-block',
    marginTop: space.s4,
    paddingInline: space.s8,
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    fontWeight: font.weightBold,
    letterSpacing: '0.06em',
    color: color.text,
  },
])
