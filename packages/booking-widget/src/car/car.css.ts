import { media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'flex', flexDirection: 'column', minHeight: '100%' }])
export const picture = style({
  display: 'block',
  maxWidth: '300px',
  marginInline: 'auto',
  width: '100%',
  paddingBlock: `${space.s8} ${space.s16}`,
})
export const question = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    marginBottom: space.s16,
    padding: space.s16,
    borderRadius: vars.radius.card,
    backgroundColor: color.warningSoft,
    color: color.onWarningSoft,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const questionTitle = style([reset, { float: 'left', fontWeight: vars.font.weightBold, color: 'inherit' }])
export const questionText = style([reset, { color: 'inherit' }])

export const months = style({ display: 'grid', gap: space.s24 })
export const table = style([
  reset,
  tabularFigures,
  { borderCollapse: 'separate', borderSpacing: '2px', width: '100%', tableLayout: 'fixed' },
])
export const monthName = style([
  reset,
  {
    fontWeight: vars.font.weightBold,
    paddingBottom: space.s4,
    textAlign: 'start',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
])
export const weekday = style([
  reset,
  { fontSize: vars.text.small, color: color.textMuted, textAlign: 'center', paddingBlock: space.s4 },
])

const day = style([
  reset,
  {
    textAlign: 'center',
    height: '40px',
    fontSize: vars.text.small,
    borderRadius: vars.radius.control,
    verticalAlign: 'middle',
  },
])
export const days = {
  outside: style([day, { color: color.textMuted }]),
  free: style([day, { color: color.text, backgroundColor: color.sunken }]),
  reserved: style([
    day,
    {
      color: color.textMuted,
      textDecoration: 'line-through',
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${color.border} 5px 6px)`,
    },
  ]),
}
export const chosen = style({
  boxShadow: `inset 0 0 0 2px ${color.text}`,
  fontWeight: vars.font.weightBold,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

export const stretches = style([reset, { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space.s4 }])
export const stretch = style([
  reset,
  tabularFigures,
  { display: 'flex', justifyContent: 'space-between', gap: space.s12, flexWrap: 'wrap' },
])
export const total = style([
  reset,
  tabularFigures,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.s12 },
])
export const amounts = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' })
export const totalAmount = style([
  reset,
  { fontSize: vars.text.title, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight },
])
