import { focusRing, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Around the columns and the bar that sticks to their foot. */
export const frame = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, minHeight: '100%' }])
export const column = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    alignItems: 'start',
    '@media': { print: { gap: space.s12 } },
  },
])
export const columns = style([
  column,
  {
    '@media': {
      [`screen and ${media.wide}`]: { gridTemplateColumns: `minmax(0, 1fr) minmax(${inUnit(280)}, 32%)` },
    },
  },
])
export const crumb = style([
  reset,
  focusRing,
  typography.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: inUnit(24),
    color: color.textMuted,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    borderRadius: vars.radius.mark,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { textDecoration: 'underline', color: color.text } },
  },
])
export const neighbours = style([reset, { display: 'flex', alignItems: 'center', gap: space.s4 }])
export const place = style([reset, typography.meta, { whiteSpace: 'nowrap', color: color.textMuted }])
export const step = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s4,
    minWidth: vars.size.target,
    minHeight: vars.size.target,
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { backgroundColor: color.sunken } },
  },
])
/** A page of cases says the way on in a word, where there is room. */
export const stepWord = style([
  reset,
  typography.body,
  {
    whiteSpace: 'nowrap',
    paddingInlineEnd: space.s4,
    '@media': {
      [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
])
export const across = style([reset, { display: 'grid', gap: space.s16, gridColumn: '1 / -1', minWidth: 0 }])
/** A line over all there is behind them. */
export const tabs = style([
  reset,
  {
    gridColumn: '1 / -1',
    minWidth: 0,
    marginBlockStart: 'calc(-1 * var(--admin-gutter, 0px))',
    '@media': { print: { display: 'none' } },
  },
])
export const head = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s16}` },
])
export const title = style([
  reset,
  tabularFigures,
  {
    minWidth: 0,
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.text,
    overflowWrap: 'anywhere',
  },
])
/** What is lost for good stands by itself, under all else. */
export const last = style([reset, { paddingTop: space.s16, borderTop: `1px solid ${color.border}` }])
// The sign of a quiet button stands under what is above it.
globalStyle(`${last} > *`, { marginInlineStart: `calc(-1 * ${space.s16})` })
export const panel = style([
  reset,
  {
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.phone]: { padding: space.s16 },
      print: { padding: `${space.s12} 0`, border: 'none', breakInside: 'avoid' },
    },
  },
])
export const readWidth = style({ maxWidth: '760px' })
/** A form with nothing beside it: no wider than it is read well, and without a frame within a frame. */
export const alone = style([
  panel,
  readWidth,
  {
    selectors: { '[role="dialog"] &': { maxWidth: 'none', padding: 0, border: 0, backgroundColor: 'transparent' } },
  },
])
export const heading = style([reset, typography.card, { color: color.text, marginBottom: space.s12 }])
export const facts = style([
  reset,
  tabularFigures,
  { display: 'grid', gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)', gap: `${space.s8} ${space.s16}` },
])
export const factName = style([reset, { color: color.textMuted }])
export const fact = style([reset, { color: color.text, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }])
export const factLink = style({ color: 'inherit', textDecoration: 'underline' })
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const before = style({ color: color.textMuted, textDecoration: 'line-through' })
export const typed = style({ display: 'contents' })
export const typedName = style([reset, { color: 'inherit' }])
export const summary = style([reset, { display: 'grid', gap: space.s4, listStyle: 'none' }])
export const summaryLink = style([reset, focusRing, { color: 'inherit', textDecoration: 'underline' }])
export const part = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    minWidth: 0,
    paddingTop: space.s24,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
  },
])
export const input = style([reset, { minWidth: 0 }])
/** A mark and its words stand on the line of the fields beside them, not of their names. */
export const markInput = style([input, { alignSelf: 'end' }])
export const wideInput = style([input, { gridColumn: '1 / -1' }])
export const partHeading = style([
  reset,
  {
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    color: color.text,
  },
])
export const preview = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    padding: space.s16,
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
  },
])

export const affected = style([
  reset,
  {
    padding: space.s16,
    color: color.onWarningSoft,
    backgroundColor: color.warningSoft,
    borderRadius: vars.radius.card,
  },
])
export const affectedList = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s4, paddingLeft: space.s16, listStyle: 'disc' },
])

/** Takes no room: the bar in it sticks to the foot of what is around. */
export const bar = style({ display: 'contents' })
/** However long it is, what it is about stays in sight. */
export const refusal = style([reset, { maxHeight: '50vh', overflowY: 'auto' }])
