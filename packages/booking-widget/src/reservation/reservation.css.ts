import { inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s24,
    maxWidth: inUnit(720),
    marginInline: 'auto',
    padding: space.s16,
    color: color.text,
    containerName: 'reservations',
    containerType: 'inline-size',
    '@media': { [media.wide]: { maxWidth: inUnit(1136) } },
  },
])
/** What is to come, and beside it where there is room what has been. */
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    alignItems: 'start',
    '@container': { 'reservations (min-width: 60em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
])
export const headRow = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 },
])
export const heading = style([
  reset,
  { fontSize: vars.text.heading, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const listHeading = style([
  reset,
  {
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    paddingBottom: space.s12,
  },
])
export const cards = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none' }])

const glow = keyframes({ from: { backgroundColor: vars.color.primarySoft } })
export const highlighted = style({
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 3px ${color.focus}`,
  animation: `${glow} ${vars.duration.normal}`,
  '@media': { [media.forcedColors]: { outline: '3px solid Highlight' } },
})
export const card = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
})
export const countdown = style([
  reset,
  tabularFigures,
  {
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
])
export const carLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s16,
})
/** Beside the picture, or below it where the text is large. */
export const carText = style({ flex: `1 1 ${inUnit(160)}`, minWidth: 0 })
export const carPicture = style({
  width: inUnit(104),
  boxSizing: 'border-box',
  padding: space.s8,
  borderRadius: vars.radius.control,
  backgroundColor: color.tile,
})
export const model = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.text,
  },
])
export const actions = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
    gap: space.s8,
    alignItems: 'start',
    selectors: { '&[hidden]': { display: 'none' } },
  },
])
export const offlineWords = style({ display: 'grid', gap: space.s8, paddingBottom: space.s12 })
export const keptNotice = style({ paddingBlock: space.s8 })
export const slot = style({ display: 'flex', flexDirection: 'column', gap: space.s4 })

/** The words and the price have room beside a picture. */
const withPictures = 'reservations (min-width: 28em)'
/** With large text on a small screen the price stands below the words. */
const stacked = 'reservations (max-width: 15em)'
export const history = style([reset, { listStyle: 'none' }])
export const historyRow = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s12,
    padding: `${space.s12} ${space.s16}`,
    color: color.text,
    textDecoration: 'none',
    outline: 'none',
    '@container': {
      [withPictures]: { gridTemplateColumns: `${inUnit(64)} minmax(0, 1fr) auto` },
      [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    },
    selectors: {
      '&:hover': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
// The line between two rows is the row's own, so that what is pointed at is whole.
globalStyle(`${history} > li + li`, { borderTop: `1px solid ${color.border}` })
globalStyle(`${history} > li:first-child > *`, { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` })
globalStyle(`${history} > li:last-child > *`, { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` })
export const historyPicture = style({
  display: 'none',
  '@container': { [withPictures]: { display: 'block' } },
  padding: space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: color.tile,
})
export const historyWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' })
export const historyName = style([
  reset,
  { fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, color: color.text },
])
export const historyEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minWidth: 0,
  textAlign: 'end',
  '@container': { [stacked]: { alignItems: 'flex-start', textAlign: 'start' } },
})
export const historyPrice = style([
  reset,
  { fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, color: color.text },
])
export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  paddingTop: space.s12,
})
export const textarea = style([
  reset,
  {
    width: '100%',
    minHeight: '88px',
    padding: space.s12,
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    resize: 'vertical',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' } },
  },
])
export const fieldLabel = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const swapRows = style([reset, { listStyle: 'none', marginInline: `calc(-1 * ${vars.space.s16})` }])
