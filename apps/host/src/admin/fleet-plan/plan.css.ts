import { focusRing, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
/** Wide enough for the plan and the draft beside each other. */
const beside = '(min-width: 1400px)'

export const tools = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: space.s12 },
])
export const dates = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 }])
export const span = style([
  reset,
  tabularFigures,
  {
    paddingLeft: space.s8,
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    color: color.text,
    whiteSpace: 'nowrap',
  },
])
export const zooms = style([
  reset,
  {
    display: 'inline-flex',
    padding: space.s4,
    gap: space.s2,
    backgroundColor: color.sunken,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.pill,
  },
])
export const zoom = style([
  resetButton,
  focusRing,
  {
    minHeight: '34px',
    paddingInline: space.s16,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    borderRadius: vars.radius.pill,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { color: color.text },
      '&[data-selected]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
  },
])
export const filters = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s12, flex: '1 1 100%' }])
export const field = style([reset, { flex: '1 1 148px' }])
export const boardHead = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 },
])
export const actions = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])

export const frame = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 344px', gap: space.s24 } },
  },
])
export const main = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s12 }])
export const side = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    '@media': {
      '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
      [beside]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        position: 'sticky',
        top: `calc(var(--admin-head) + ${space.s16})`,
      },
    },
  },
])
export const status = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    color: color.textMuted,
    // On the line of the tabs, where there is room for both: what comes and goes here moves nothing.
    '@media': { '(min-width: 720px)': { position: 'absolute', right: 0, top: 0, height: '48px' } },
  },
])
export const board = style([main, { position: 'relative' }])
export const news = style([reset, { display: 'inline-flex', alignItems: 'center', gap: space.s8 }])
export const legend = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, listStyle: 'none' },
])
export const legendItem = style([
  reset,
  { display: 'inline-flex', alignItems: 'center', gap: space.s8, fontSize: '13px', color: color.textMuted },
])
const stripes = `repeating-linear-gradient(135deg, transparent 0 3px, ${color.border} 3px 6px)`
const swatch = (background: string, edge: string, more: object = {}) =>
  style({
    width: '22px',
    height: '14px',
    flexShrink: 0,
    borderRadius: '4px',
    border: `1px solid ${edge}`,
    borderLeftWidth: '4px',
    backgroundColor: background,
    ...more,
  })
export const swatches = {
  plain: swatch(color.infoSoft, color.info),
  busy: swatch(color.info, color.info),
  done: swatch(color.sunken, color.border),
  off: swatch(color.sunken, color.borderStrong, { backgroundImage: stripes }),
  strip: swatch(color.sunken, color.borderStrong, { height: '8px', borderLeftWidth: '1px' }),
  held: swatch(color.warningSoft, color.warning, { borderStyle: 'dashed' }),
  moved: swatch(color.primarySoft, color.primary, { borderWidth: '2px', borderLeftWidth: '4px' }),
  clash: swatch(color.dangerSoft, color.danger, { borderWidth: '2px', borderLeftWidth: '4px' }),
} as const

/* The panels beside the plan. */
export const panel = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    color: color.text,
  },
])
export const panelName = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const muted = style([reset, tabularFigures, { fontSize: vars.text.small, color: color.textMuted }])
export const strong = style([reset, tabularFigures, { fontWeight: vars.font.weightBold, color: color.text }])
export const chosenName = style([strong, { fontSize: vars.text.large, lineHeight: vars.line.snug }])
export const buttons = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
export const changes = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s12, listStyle: 'none' }])
export const change = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    padding: space.s12,
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
    borderLeft: `4px solid ${color.primary}`,
    selectors: { '&[data-wrong]': { borderLeftColor: color.danger } },
  },
])
export const changeHead = style([
  reset,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s8, flexWrap: 'wrap' },
])
export const places = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space.s2} ${space.s12}`,
    fontSize: vars.text.small,
    color: color.textMuted,
  },
])
const notice = style([
  reset,
  {
    display: 'flex',
    gap: space.s8,
    padding: space.s8,
    fontSize: vars.text.small,
    borderRadius: vars.radius.control,
  },
])
export const placeText = style([reset, tabularFigures, { fontSize: 'inherit' }])
export const newPlace = style([strong, { fontSize: 'inherit' }])
export const failed = style([notice, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }])
export const passed = style([notice, { backgroundColor: color.warningSoft, color: color.onWarningSoft }])
export const problem = style([reset, { fontSize: 'inherit' }])
export const conflicts = style([reset, tabularFigures, { listStyle: 'none', fontSize: 'inherit' }])
export const link = style([
  reset,
  focusRing,
  {
    fontSize: 'inherit',
    fontWeight: vars.font.weightBold,
    color: 'inherit',
    textDecoration: 'underline',
    borderRadius: '4px',
  },
])
export const notified = style([
  reset,
  { display: 'flex', gap: space.s8, fontSize: vars.text.small, color: color.textMuted, alignItems: 'flex-start' },
])
export const total = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: space.s12,
    borderTop: `1px solid ${color.border}`,
    fontSize: vars.text.large,
    color: color.text,
  },
])

export const toDraft = style([
  reset,
  {
    position: 'sticky',
    bottom: space.s8,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    padding: `${space.s8} ${space.s8} ${space.s8} ${space.s16}`,
    color: color.text,
    backgroundColor: color.raised,
    border: `2px solid ${color.primary}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    '@media': { [beside]: { display: 'none' } },
  },
])

/* The list. */
export const listFrame = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
export const carList = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  },
])
export const carCard = style([panel, { gap: space.s8 }])
export const carName = style([strong, { fontSize: vars.text.large }])
export const barList = style([reset, { display: 'flex', flexDirection: 'column', listStyle: 'none' }])
export const listed = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.border}`,
  },
])
export const listedText = style([reset, { flex: '1 1 160px' }])
export const more = style([reset, { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s12 }])
