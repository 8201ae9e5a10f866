import { media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { quiet } from '../shared/headline.css.ts'

const { color, space, font } = vars

export const page = style([
  reset,
  {
    display: 'grid',
    alignItems: 'start',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' } },
  },
])
export const column = style([reset, { display: 'grid', gap: space.s16, minInlineSize: 0 }])
export const bar = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    gridColumn: '1 / -1',
    justifyContent: 'flex-end',
  },
])
export const month = style([
  typography.body,
  { margin: 0, color: color.text, fontWeight: font.weightBold, whiteSpace: 'nowrap' },
])
export const late = style([quiet, { color: color.danger }])
/** Lines of a list have columns where the list is wide, whatever the screen is. */
const wide = '(min-width: 40em)'
export const frame = style([reset, { containerType: 'inline-size' }])
export const items = style([
  reset,
  {
    listStyle: 'none',
    padding: 0,
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 2fr) minmax(0, 3fr) auto auto',
        columnGap: space.s12,
        paddingInline: space.s16,
      },
    },
  },
])
export const item = style([
  reset,
  {
    display: 'grid',
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    padding: `${space.s8} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@container': {
      [wide]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', marginInline: `calc(-1 * ${space.s16})` },
    },
  },
])
export const mark = style([reset, { display: 'grid', color: color.textMuted }])
export const wrongMark = style([mark, { color: color.danger }])
export const doneMark = style([mark, { color: color.primary }])
export const name = style([typography.body, { margin: 0, color: color.text, fontWeight: font.weightBold }])
export const doneName = style([typography.body, { margin: 0, color: color.text }])
export const about = style([
  quiet,
  {
    gridColumn: '2 / -1',
    '@container': { [wide]: { gridColumn: 'auto' } },
    selectors: { '&:empty': { display: 'none' } },
  },
])
export const amount = style([
  typography.body,
  tabularFigures,
  { gridColumn: '2', whiteSpace: 'nowrap', '@container': { [wide]: { gridColumn: 'auto', textAlign: 'end' } } },
])
export const mend = style([reset, { justifySelf: 'end' }])

export const sums = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space.s4} ${space.s16}` },
])
export const sumName = style([typography.body, { margin: 0, color: color.text }])
export const sum = style([typography.body, tabularFigures, { margin: 0, color: color.text, textAlign: 'end' }])
export const strongName = style([sumName, { fontWeight: font.weightBold }])
export const strong = style([sum, { fontWeight: font.weightBold }])
export const wrongName = style([strongName, { color: color.danger }])
export const wrong = style([strong, { color: color.danger }])
export const promises = style([
  reset,
  typography.meta,
  { display: 'grid', gap: space.s8, paddingInlineStart: space.s16, color: color.text },
])
export const emptied = style([quiet, { padding: space.s16 }])
