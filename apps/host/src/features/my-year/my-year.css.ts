import { focusOutline, inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { besidePage } from '../../site/page/beside-page.ts'

const { color, space } = vars
const print = 'print'

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: inUnit(960),
  margin: '0 auto',
  padding: `${space.s24} ${besidePage} ${space.s64}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s24,
  '@media': { [media.wide]: { paddingTop: space.s40 }, [print]: { padding: 0, maxWidth: 'none' } },
})
// On paper the page stands alone.
globalStyle(`body:has(${page}) :is(header, footer)`, { '@media': { [print]: { display: 'none' } } })

export const intro = style([reset, { marginTop: space.s4, color: color.textMuted, maxWidth: '60ch' }])
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s12,
  '@media': { [print]: { display: 'none' } },
})
export const yearField = style({ width: inUnit(128) })

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  padding: `${space.s24} min(${space.s24}, 7vw)`,
  borderRadius: vars.radius.card,
  backgroundColor: color.primarySoft,
  color: color.onPrimarySoft,
  breakInside: 'avoid',
  '@media': { [media.wide]: { padding: space.s32 }, [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const heroTitle = style([
  reset,
  {
    fontSize: vars.text.heading,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: 'inherit',
    textWrap: 'balance',
  },
])
export const bars = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, listStyle: 'none' },
])
export const barHead = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s12,
    marginBottom: space.s4,
    color: 'inherit',
  },
])
export const barValue = style([reset, { fontWeight: vars.font.weightBold, color: 'inherit', whiteSpace: 'nowrap' }])
const bar = style({
  display: 'block',
  height: inUnit(16),
  minWidth: '4px',
  borderRadius: vars.radius.pill,
  transition: `width ${vars.duration.normal} ease-out`,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const barMine = style([bar, { backgroundColor: color.primary }])
export const barOwning = style([bar, { backgroundColor: color.unavailable }])

export const figures = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${inUnit(136)}, 100%), 1fr))`,
    gap: space.s12,
    breakInside: 'avoid',
  },
])
export const figure = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    padding: space.s16,
    borderRadius: vars.radius.card,
    border: `1px solid ${color.border}`,
    backgroundColor: color.surface,
  },
])
export const figureName = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const figureValue = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.title, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const figureNote = style([reset, tabularFigures, { color: color.textMuted, fontSize: vars.text.small }])

export const chart = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'end',
    gap: `min(${space.s4}, 1vw)`,
    containerType: 'inline-size',
    height: inUnit(220),
    marginBlock: space.s16,
    breakInside: 'avoid',
    '@media': { [media.wide]: { gap: space.s12, height: inUnit(260) } },
  },
])
export const column = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  minWidth: 0,
})
export const plot = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 0,
  borderBottom: `1px solid ${color.borderStrong}`,
})
export const columnValue = style([
  reset,
  tabularFigures,
  {
    display: 'none',
    color: color.textMuted,
    fontSize: vars.text.small,
    lineHeight: vars.line.snug,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '@media': { [media.wide]: { display: 'block' } },
  },
])
export const columnBar = style({
  display: 'block',
  borderRadius: '4px 4px 0 0',
  backgroundColor: color.primary,
  transition: `height ${vars.duration.normal} ease-out`,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const columnName = style([
  reset,
  {
    paddingTop: space.s4,
    color: color.textMuted,
    fontSize: vars.text.small,
    textAlign: 'center',
    // Twelve letters that would lie over one another say nothing; the table below names the months.
    '@container': { '(max-width: 12em)': { display: 'none' } },
  },
])
export const letterOnly = style({ '@media': { [media.wide]: { display: 'none' } } })
export const threeLetters = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } })

export const scroller = style({
  overflowX: 'auto',
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: { '&:focus-visible': focusOutline },
})
export const table = style([reset, tabularFigures, { width: '100%', borderCollapse: 'collapse', color: color.text }])
const cell = style([
  reset,
  {
    padding: `${space.s8} ${space.s8}`,
    borderTop: `1px solid ${color.border}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weightNormal,
    color: color.text,
    '@media': { [media.phone]: { paddingInline: `${space.s4} 0`, fontSize: vars.text.small } },
  },
])
export const value = cell
export const rowName = style([cell, { textAlign: 'start', paddingInlineStart: 0 }])
export const headCell = style([cell, { borderTop: 'none', color: color.textMuted, fontSize: vars.text.small }])
export const headName = style([headCell, { textAlign: 'start', paddingInlineStart: 0 }])
export const sumCell = style([cell, { fontWeight: vars.font.weightBold, borderTopColor: color.borderStrong }])
export const sumName = style([sumCell, { textAlign: 'start', paddingInlineStart: 0 }])

export const title = style([
  reset,
  { fontSize: vars.text.title, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const rules = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    paddingInlineStart: space.s24,
    lineHeight: vars.line.body,
    color: color.text,
    maxWidth: '70ch',
  },
])
export const sourceTitle = style([reset, { marginTop: space.s16, fontWeight: vars.font.weightBold, color: color.text }])
export const source = style([
  reset,
  {
    color: color.text,
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    borderRadius: '2px',
    outline: 'none',
    selectors: { '&:focus-visible': focusOutline },
  },
])
