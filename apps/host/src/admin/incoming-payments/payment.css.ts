import { inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius, font } = vars

export const head = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s8} ${space.s16}`,
  },
])
export const file = style([
  typography.meta,
  tabularFigures,
  { margin: 0, color: color.textMuted, overflowWrap: 'anywhere' },
])
/** On a desk it gives way to what is done here, so that the head stays one line. */
export const lastFile = style([
  file,
  {
    '@media': {
      [media.wide]: { inlineSize: 0, minInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  },
])
export const sums = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
  },
])
export const sumPair = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s8 }])
export const sumName = style([reset, typography.meta, { color: color.textMuted }])
export const sum = style([reset, typography.body, { color: color.text, fontWeight: font.weightBold }])

export const trail = style([reset, { display: 'grid', listStyle: 'none', color: color.text }])
export const step = style([
  reset,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${inUnit(28)} ${inUnit(64)} minmax(0, 1fr)`,
    gap: space.s12,
    alignItems: 'start',
    paddingBlockEnd: space.s16,
    '@media': { [media.phone]: { gridTemplateColumns: `${inUnit(28)} minmax(0, 1fr)`, rowGap: 0 } },
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${inUnit(28)} 0`,
        insetInlineStart: inUnit(14),
        borderInlineStart: `1px solid ${color.border}`,
      },
    },
  },
])
export const mark = style([
  reset,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: inUnit(28),
    height: inUnit(28),
    borderRadius: radius.pill,
    border: `1px solid ${color.border}`,
    backgroundColor: color.surface,
    color: color.text,
  },
])
export const lookMark = style([
  mark,
  { backgroundColor: color.warningSoft, borderColor: color.onWarningSoft, color: color.onWarningSoft },
])
export const name = style([
  reset,
  typography.meta,
  {
    color: color.textMuted,
    paddingBlockStart: space.s4,
    '@media': { [media.phone]: { gridColumn: 2, paddingBlockStart: 0 } },
  },
])
export const said = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    gap: space.s2,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { gridColumn: 2 } },
  },
])
export const main = style([reset, typography.body, { fontWeight: font.weightBold }])
export const note = style([reset, typography.meta, { color: color.textMuted }])
