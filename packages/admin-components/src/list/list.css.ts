import { inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
/** A sheet of paper is as narrow as a phone, but has a table's columns. */
const narrow = 'screen and (max-width: 719.98px)'
const paper = 'print'

const edges = 'calc(-1 * var(--admin-gutter, 0px))'

/** From edge to edge below the line over the page; on a desk it is as high as the window, and its rows scroll. */
export const page = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    marginInline: edges,
    marginBlock: `calc(-1 * ${space.s16})`,
    backgroundColor: color.surface,
    '@media': {
      [media.wide]: {
        height: `calc(100dvh - var(--admin-head, 0px) - ${vars.bar.page} - 1px)`,
        minHeight: inUnit(400),
      },
      [paper]: { margin: 0, height: 'auto' },
    },
  },
])
// Tabs reach to the edges by themselves where they stand alone.
globalStyle(`${page} > nav`, { marginInline: 0 })
export const context = style({ whiteSpace: 'nowrap' })
/** In line with what is below; nothing where there is nothing to say. */
export const above = style([
  reset,
  { paddingBlock: space.s12, paddingInline: space.s16, selectors: { '&:empty': { display: 'none' } } },
])
export const tools = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    minHeight: vars.bar.tools,
    padding: `${space.s8} ${space.s16}`,
    backgroundColor: color.sunken,
    '@media': { [paper]: { display: 'none' } },
  },
])
/** On a phone one line that goes on sideways. */
export const choices = style([
  reset,
  {
    display: 'contents',
    '@media': {
      [narrow]: {
        display: 'flex',
        flex: '1 1 100%',
        alignItems: 'center',
        gap: space.s8,
        minWidth: 0,
        marginInline: `calc(-1 * ${space.s16})`,
        paddingInline: space.s16,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  },
])
globalStyle(`${choices} > *`, { '@media': { [narrow]: { flexShrink: 0 } } })
export const after = style({ display: 'flex', alignItems: 'center', gap: space.s8, marginInlineStart: 'auto' })
// Boxes are always there on a desk, and density is a mouse's.
globalStyle(`${after} > button:first-child`, {
  '@media': { [`not all and (max-width: 719.98px)`]: { display: 'none' } },
})
globalStyle(`${after} > button:last-child`, { '@media': { [media.coarse]: { display: 'none' } } })
export const padded = style([
  reset,
  {
    flex: '1 1 auto',
    padding: `${space.s16} ${space.s16}`,
    minHeight: 0,
    '@media': { [media.wide]: { overflow: 'auto' }, [narrow]: { padding: 0 } },
  },
])
export const fill = style({ flex: '1 1 auto', display: 'flex', minHeight: 0, minWidth: 0 })
/** What a sheet of paper says of the list that it shows. */
export const onPaper = style([reset, { display: 'none', '@media': { [paper]: { display: 'grid' } } }])
export const paperLine = style([reset])
export const tokens = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: space.s8, '@media': { [paper]: { display: 'none' } } },
])
export const search = style({
  flex: '1 1 200px',
  maxWidth: inUnit(340),
  '@media': { [narrow]: { flexBasis: '100%', maxWidth: 'none' } },
})
export const coming = style([
  reset,
  tabularFigures,
  { display: 'inline-flex', alignItems: 'center', gap: space.s8, minHeight: '44px', color: color.textMuted },
])
export const hint = style([reset, { fontSize: vars.text.small, color: color.textMuted }])
export const order = style([reset, { listStyle: 'none', display: 'grid', gap: space.s4 }])
export const orderName = style({ marginRight: 'auto' })
export const orderRow = style([reset, { display: 'flex', alignItems: 'center', gap: space.s4 }])
export const popoverForm = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s16, width: '280px', maxWidth: '80vw' },
])
