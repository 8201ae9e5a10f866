import { inUnit, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font, line } = vars

/** Three figures beside each other fit from here on; with less room, or a large text, each has a line. */
const inColumns = '(min-width: 18em)'
/** Large text on a small screen: below each other. */
const enlarged = '(max-width: 11em)'
/** As wide as in the first of two columns. */
const figuresBeside = '(min-width: 30em)'
export const figuresRoom = style([reset, { containerType: 'inline-size' }])
const figuresIn = (columns: string) =>
  style([
    reset,
    { display: 'grid', '@container': { [inColumns]: { minHeight: inUnit(66), gridTemplateColumns: columns } } },
  ])
export const figures = {
  two: figuresIn('minmax(0, 1fr) minmax(0, 1.3fr)'),
  three: figuresIn('minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)'),
}
export const figuresBelow = style([
  reset,
  { marginTop: space.s24, paddingTop: space.s24, borderTop: `1px solid ${color.border}` },
])
export const figure = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: space.s8,
    minHeight: inUnit(56),
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
    '@container': {
      [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: inUnit(88) },
      [inColumns]: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: space.s2,
        minHeight: 0,
        paddingInline: space.s4,
        textAlign: 'center',
        selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.border}` } },
      },
      [figuresBeside]: {
        paddingInline: space.s24,
        textAlign: 'start',
        selectors: { '&:first-child': { paddingInlineStart: 0 } },
      },
    },
  },
])
/** Where nobody knows yet whether there are two of them, or there is one. */
export const wholeFigure = style([
  figure,
  {
    minHeight: inUnit(112),
    '@container': {
      [enlarged]: { minHeight: inUnit(176) },
      [inColumns]: { gridColumn: 'span 2', minHeight: 0 },
    },
  },
])
globalStyle(`${figure} > :only-child`, { gridColumn: '1 / -1' })
export const figureName = style([
  reset,
  { color: color.textMuted, fontSize: text.caption, lineHeight: line.snug, textAlign: 'inherit' },
])
export const figureNote = style([
  figureName,
  {
    gridColumn: '1 / -1',
    textAlign: 'end',
    '@container': { [enlarged]: { textAlign: 'start' }, [inColumns]: { textAlign: 'inherit' } },
  },
])
export const figureValue = style([
  reset,
  tabularFigures,
  {
    fontWeight: font.weightBold,
    lineHeight: line.tight,
    color: color.text,
    whiteSpace: 'nowrap',
    fontSize: text.price,
    textAlign: 'inherit',
    '@container': { [figuresBeside]: { fontSize: text.title } },
  },
])
