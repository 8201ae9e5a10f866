import { focusOutline, inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const cards = style([reset, { display: 'grid', gap: space.s12 }])
export const card = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s12,
    rowGap: space.s4,
    alignItems: 'center',
    padding: `${space.s16} min(${space.s16}, 5vw)`,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    color: color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered]': { borderColor: color.text },
      '&[data-selected]': {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
        backgroundColor: color.primarySoft,
      },
      '&[data-focus-visible]': focusOutline,
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } } },
    },
  },
])
/** A ring, and full as soon as it is chosen. */
export const mark = style({
  boxSizing: 'border-box',
  width: inUnit(24),
  height: inUnit(24),
  border: `2px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: color.surface,
  selectors: { [`${card}[data-selected] &`]: { border: `${inUnit(8)} solid ${color.primary}` } },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${card}[data-selected] &`]: { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s12,
})
const big = style([reset, { fontSize: vars.text.row, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight }])
export const name = big
export const price = style([big, tabularFigures])
export const facts = style({ gridColumn: 2, display: 'grid', gap: space.s4 })
export const fact = style([
  reset,
  tabularFigures,
  {
    color: color.textMuted,
    fontSize: vars.text.small,
    lineHeight: vars.line.snug,
    selectors: { [`${card}[data-selected] &`]: { color: color.onPrimarySoft } },
  },
])
