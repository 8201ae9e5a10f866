import { focusRing, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const box = {
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
} as const

export const page = style([reset, { display: 'grid', gap: space.s16 }])
export const controls = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s8} ${space.s16}`,
    padding: `${space.s8} ${space.s16}`,
    ...box,
  },
])
export const slider = style([reset, { flex: '1 1 280px', minWidth: 0 }])
/** As wide as what the thumb runs along. */
export const scale = style([reset, { position: 'relative', height: inUnit(20), marginInline: inUnit(14) }])
/** A day from its midnight on; what there is no room for is not begun. */
export const tick = style([
  reset,
  tabularFigures,
  {
    position: 'absolute',
    insetBlock: 0,
    width: '20%',
    paddingInlineStart: space.s4,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: vars.text.small,
    color: color.textMuted,
    borderInlineStart: `1px solid ${color.borderStrong}`,
    selectors: { '&:last-child': { width: 'auto', insetInlineEnd: 0 } },
  },
])
export const columns = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
  },
])
export const map = style([
  reset,
  {
    height: 'clamp(240px, 46vh, 420px)',
    overflow: 'hidden',
    ...box,
    '@media': {
      [media.wide]: {
        position: 'sticky',
        top: `calc(var(--admin-head) + ${space.s16})`,
        height: 'calc(100vh - 240px)',
        minHeight: '320px',
      },
    },
  },
])
export const side = style([reset, { display: 'grid', gap: space.s16, minWidth: 0 }])
export const panel = style([reset, { display: 'grid', gap: space.s8, padding: space.s16, ...box }])
export const heading = style([typography.card, { color: color.text }])
export const noMap = style([reset, { padding: space.s16, color: color.textMuted }])
export const muted = style([typography.body, tabularFigures, { color: color.textMuted }])
export const text = style([typography.body, tabularFigures, { color: color.text, overflowWrap: 'anywhere' }])
export const list = style([
  reset,
  { overflow: 'hidden', listStyle: 'none', ...box, selectors: { '&:empty': { display: 'none' } } },
])
const line = {
  borderTop: `1px solid ${color.border}`,
  padding: `${space.s4} ${space.s12}`,
  selectors: { ':first-child > &': { borderTopWidth: 0 } },
} as const
export const gap = style([
  reset,
  { ...line, paddingBlock: space.s8, selectors: { '&:first-child': { borderTopWidth: 0 } } },
])
export const row = style([
  typography.body,
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s8,
    width: '100%',
    minHeight: vars.row.twoLines,
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    border: 0,
    ...line,
    selectors: {
      ...line.selectors,
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-pressed="true"]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': {
      [media.coarse]: { minHeight: '56px' },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
])
export const small = style([
  reset,
  tabularFigures,
  {
    display: 'block',
    fontSize: vars.text.small,
    color: color.textMuted,
    selectors: { [`${row}[aria-pressed="true"] &`]: { color: 'inherit' } },
  },
])
/** A time is not broken: the next begins a line of its own. */
export const time = style({ display: 'inline-block' })
export const plate = style([reset, { display: 'block', fontWeight: vars.font.weightBold, color: 'inherit' }])
export const link = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: vars.size.targetSmall,
    color: color.primary,
    selectors: focusRing.selectors,
  },
])
