import { focusRing, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style([reset, tabularFigures, { listStyle: 'none', backgroundColor: color.surface }])
/** What follows it; over what is to come it is as the clock. */
export const line = style([
  reset,
  typography.meta,
  {
    padding: `${space.s4} ${space.s16}`,
    backgroundColor: color.sunken,
    color: color.textMuted,
    fontWeight: vars.font.weightBold,
    borderBottom: `1px solid ${color.border}`,
    selectors: { '&[data-now]': { color: color.text, borderBottomColor: color.text } },
  },
])
export const item = style([
  reset,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: inUnit(80),
    padding: `${space.s4} ${space.s16}`,
    borderBottom: `1px solid ${color.border}`,
    borderInlineStart: `4px solid transparent`,
    selectors: {
      '&[data-meaning="wrong"]': { borderInlineStartColor: color.danger },
      '&[data-picked]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-picked]': { outline: '2px solid Highlight' } } } },
  },
])
// Over the link, which is as large as the row.
globalStyle(`${item} > label`, { position: 'relative', zIndex: 1 })
export const said = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 })
export const strong = style([
  reset,
  typography.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s8}`,
    fontWeight: vars.font.weightBold,
    overflowWrap: 'anywhere',
  },
])
export const beside = style([reset, typography.meta, { color: color.textMuted, overflowWrap: 'anywhere' }])
export const part = style({ selectors: { '& + &::before': { content: '"\\00a0· "' } } })
/** A number is dialled as it is read: whole. */
export const wholePart = style([part, { whiteSpace: 'nowrap' }])
globalStyle(`${part} > *`, { display: 'inline-flex', fontSize: 'inherit', lineHeight: 'inherit' })
export const link = style([
  reset,
  focusRing,
  {
    fontSize: 'inherit',
    fontWeight: vars.font.weightBold,
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.mark,
    selectors: { ...focusRing.selectors, '&::after': { content: '""', position: 'absolute', inset: 0 } },
  },
])
/** All of the row leads to the record. */
export const cover = style([reset, focusRing, { position: 'absolute', inset: 0 }])
export const call = style([
  reset,
  focusRing,
  {
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: inUnit(44),
    height: inUnit(44),
    color: color.primary,
    backgroundColor: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.pill,
    selectors: {
      ...focusRing.selectors,
      '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
    },
  },
])
