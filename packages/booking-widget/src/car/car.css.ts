import { inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'flex', flexDirection: 'column', minHeight: '100%', flex: 1 }])
export const head = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16, paddingBottom: space.s16 },
])
export const tile = style({ flex: `0 1 ${inUnit(148)}` })
export const headWords = style([
  reset,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.s8, flex: '1 1 7em' },
])
export const headFacts = style([reset, { color: color.textMuted, lineHeight: vars.line.snug }])

const block = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8, paddingBottom: space.s16 }])
export const priceSection = block
export const timelineSection = style([block, { borderTop: `1px solid ${color.border}`, paddingTop: space.s16 }])
export const status = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s16,
    fontWeight: vars.font.weightBold,
  },
])
export const statusTime = style([tabularFigures, { color: color.textMuted, fontWeight: vars.font.weightNormal }])

export const place = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s12,
    rowGap: space.s4,
    paddingBlock: space.s16,
    borderTop: `1px solid ${color.border}`,
  },
])
export const placeIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: inUnit(40),
  height: inUnit(40),
  borderRadius: vars.radius.pill,
  backgroundColor: color.tile,
  color: color.text,
})
export const placeWords = style({ flex: '1 1 9em', minWidth: 0 })
export const placeName = style([reset, { fontWeight: vars.font.weightBold, lineHeight: vars.line.snug }])

export const notice = style([
  reset,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s12,
    marginBottom: space.s16,
    padding: space.s16,
    borderRadius: vars.radius.card,
    backgroundColor: color.warningSoft,
    color: color.onWarningSoft,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const noticeTitle = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.row, fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, color: 'inherit' },
])
export const noticeText = style([reset, tabularFigures, { fontSize: vars.text.small, color: 'inherit' }])

export const actions = style({ display: 'flex', flexDirection: 'column', gap: space.s8 })
export const question = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s12 }])
/** The notice at the top says it to the eye. */
export const questionTitle = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const questionText = style([reset, { fontWeight: vars.font.weightBold, lineHeight: vars.line.snug }])
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s8 })

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
