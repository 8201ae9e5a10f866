import { media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s24,
    maxWidth: '720px',
    marginInline: 'auto',
    padding: space.s16,
    color: color.text,
  },
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
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s16,
})
export const model = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, color: color.text },
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

export const history = style([reset, { listStyle: 'none' }])
export const historyRow = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s12,
    paddingBlock: space.s12,
    color: color.text,
    textDecoration: 'none',
    borderBottom: `1px solid ${color.border}`,
    outline: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
export const historyEnd = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: space.s4 })
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
export const swapRows = style([reset, { listStyle: 'none' }])
