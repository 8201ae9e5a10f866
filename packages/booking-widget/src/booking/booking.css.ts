import { inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'flex', flexDirection: 'column', minHeight: '100%', flex: 1 }])
export const carLine = style([
  reset,
  {
    display: 'grid',
    // Below each other where the text is large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), 1fr))',
    alignItems: 'center',
    gap: space.s16,
    padding: `${space.s12} min(${space.s16}, 4vw)`,
    borderRadius: vars.radius.card,
    backgroundColor: color.tile,
  },
])
export const carName = style([
  reset,
  { fontWeight: vars.font.weightBold, fontSize: vars.text.large, lineHeight: vars.line.snug, color: color.text },
])

export const rows = style([reset, { display: 'flex', flexDirection: 'column' }])
export const row = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s16,
    rowGap: space.s8,
    paddingBlock: space.s12,
    minHeight: inUnit(68),
    borderBottom: `1px solid ${color.border}`,
  },
])
export const rowIcon = style({ display: 'inline-flex', flexShrink: 0, color: color.text })
export const rowWords = style({ flex: '1 1 6em', minWidth: 0, overflowWrap: 'anywhere' })
export const rowTitle = style([
  reset,
  tabularFigures,
  {
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.text,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
])
export const rowText = style([
  reset,
  tabularFigures,
  { fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.textMuted },
])
export const rowSwitch = style({ flex: 1, minWidth: 0 })
export const editor = style([reset, { paddingBlock: space.s12, borderBottom: `1px solid ${color.border}` }])
/** Follows the row that it is about. */
export const check = style([
  reset,
  tabularFigures,
  {
    paddingBlock: space.s12,
    borderBottom: `1px solid ${color.border}`,
    fontSize: vars.text.small,
    lineHeight: vars.line.snug,
    color: color.text,
  },
])
export const membershipField = style({ flex: '1 1 12em', minWidth: 0 })
export const kilometersField = style({ flex: `0 1 ${inUnit(176)}`, minWidth: inUnit(148) })

export const sum = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s4, paddingBlock: space.s16 }])
export const terms = style([
  reset,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s12,
    padding: space.s16,
    borderRadius: vars.radius.card,
    backgroundColor: color.tile,
    color: color.text,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const termsText = style([reset, tabularFigures, { fontSize: vars.text.small, color: 'inherit' }])
export const notices = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s12, paddingBlock: space.s16 },
])
export const others = style([reset, { listStyle: 'none', marginInline: `calc(-1 * ${space.s16})` }])
export const outcome = style([reset, { outline: 'none' }])
