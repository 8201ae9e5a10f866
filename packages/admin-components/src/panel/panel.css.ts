import { focusOutline, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
/** A phone has no room for columns: each row is a block of its own, its first cell the name of the rest. */
const narrow = `screen and ${media.phone}`

export const scroll = style([
  reset,
  {
    overflowX: 'auto',
    borderRadius: vars.radius.control,
    marginInline: `calc(-1 * ${space.s8})`,
    outline: 'none',
    selectors: { '&:focus-visible': focusOutline },
  },
])
export const table = style([
  reset,
  tabularFigures,
  { width: '100%', borderCollapse: 'collapse', '@media': { [narrow]: { display: 'block' } } },
])
/** Its cells have no least width. */
export const tight = style([table])
export const heads = style({ '@media': { [narrow]: { display: 'none' } } })
export const rows = style({ '@media': { [narrow]: { display: 'block' } } })
export const row = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gap: space.s4,
      padding: `${space.s12} ${space.s8}`,
      borderBottom: `1px solid ${color.border}`,
      selectors: { '&:first-child': { paddingTop: 0 }, '&:last-child': { paddingBottom: 0, borderBottom: 0 } },
    },
  },
})
export const head = style([
  reset,
  {
    padding: `${space.s4} ${space.s8}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    borderBottom: `1px solid ${color.border}`,
  },
])
export const numberHead = style([head, { textAlign: 'end' }])
export const cell = style([
  reset,
  {
    minWidth: '80px',
    padding: space.s8,
    color: color.text,
    verticalAlign: 'middle',
    borderBottom: `1px solid ${color.border}`,
    selectors: { 'tr:last-child > &': { borderBottom: 0 }, [`${tight} &`]: { minWidth: 0 } },
    '@media': {
      [narrow]: {
        display: 'flex',
        gap: space.s12,
        padding: 0,
        borderBottom: 0,
        overflowWrap: 'anywhere',
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            flex: '0 0 max(36%, 104px)',
            fontSize: vars.text.small,
            lineHeight: '24px',
            color: color.textMuted,
          },
          '&[data-nothing]': { display: 'none' },
          '&:first-child': { fontWeight: vars.font.weightBold },
          '&:first-child::before': { content: 'none' },
        },
      },
    },
  },
])
export const number = style([
  cell,
  { textAlign: 'end', whiteSpace: 'nowrap', '@media': { [narrow]: { textAlign: 'start' } } },
])
/** What a cell holds stays together beside its label. */
export const held = style({ '@media': { [narrow]: { flex: 1, minWidth: 0 } } })
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
