import { focusRing, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
/** Wide enough for the plan and the draft beside each other. */
const beside = media.wide
const bleed = { marginInline: 'calc(-1 * var(--admin-gutter, 0px))' } as const

/** All of it in one screen: the plan rolls, the page does not. */
export const page = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    ...bleed,
    marginTop: `calc(-1 * ${space.s16})`,
    marginBottom: `calc(-1 * ${space.s16})`,
    '@media': {
      [beside]: {
        height: `calc(100dvh - var(--admin-head, 0px) - var(--admin-foot, 0px) - ${vars.bar.page})`,
        minHeight: inUnit(420),
        vars: { '--timeline-height': '100%' },
      },
      [media.narrow]: { vars: { '--timeline-height': 'clamp(320px, 72dvh, 880px)' } },
    },
  },
])
export const tools = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    minHeight: vars.bar.tools,
    padding: `${space.s4} ${space.s16}`,
    backgroundColor: color.sunken,
  },
])
/** All of them under a press, one below another. */
export const choices = style([reset, { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s12 }])
export const find = style([reset, { flex: `1 1 ${inUnit(168)}`, '@media': { [beside]: { maxWidth: inUnit(288) } } }])
export const field = style([reset, { flex: '0 1 auto', minWidth: inUnit(136) }])
export const atEnd = style([reset, { marginInlineStart: 'auto' }])
export const dayField = style([reset, { width: inUnit(148) }])
export const span = style([
  reset,
  tabularFigures,
  typography.body,
  { fontWeight: vars.font.weightBold, color: color.text, whiteSpace: 'nowrap' },
])

export const frame = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    '@media': { [beside]: { flexDirection: 'row' } },
  },
])
/** The list rolls here; the timeline in itself. */
export const board = style([reset, { flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto' }])
export const foot = style([
  reset,
  typography.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s16}`,
    minHeight: vars.bar.foot,
    padding: `${space.s2} ${space.s16}`,
    color: color.textMuted,
    backgroundColor: color.surface,
    borderTop: `1px solid ${color.border}`,
  },
])
export const counted = style([
  reset,
  tabularFigures,
  { marginInlineStart: 'auto', fontSize: 'inherit', lineHeight: 'inherit', color: 'inherit' },
])
export const chosen = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s12}`, minWidth: 0 },
])
export const chosenText = style([
  reset,
  tabularFigures,
  { minWidth: 0, fontSize: 'inherit', lineHeight: 'inherit', color: 'inherit' },
])
export const legend = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, listStyle: 'none', fontSize: 'inherit' },
])
export const legendItem = style([
  reset,
  { display: 'inline-flex', alignItems: 'center', gap: space.s4, fontSize: 'inherit', color: 'inherit' },
])
const stripes = `repeating-linear-gradient(135deg, transparent 0 3px, ${color.border} 3px 6px)`
const swatch = (background: string, edge: string, more: object = {}) =>
  style({
    width: inUnit(16),
    height: inUnit(12),
    flexShrink: 0,
    borderRadius: '3px',
    border: `1px solid ${edge}`,
    backgroundColor: background,
    ...more,
  })
export const swatches = {
  plain: swatch(color.infoSoft, color.info),
  busy: swatch(color.primarySoft, color.primary),
  late: swatch(color.dangerSoft, color.danger),
  off: swatch(color.sunken, color.borderStrong, { backgroundImage: stripes }),
  strip: swatch(color.sunken, color.borderStrong, { height: inUnit(6) }),
  held: swatch(color.warningSoft, color.warning, { borderStyle: 'dashed' }),
  moved: swatch(color.primarySoft, color.primary, { borderWidth: '2px' }),
  clash: swatch(color.dangerSoft, color.danger, { borderWidth: '2px' }),
} as const

/* The draft beside the plan, and a car of the list. */
const panel = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    color: color.text,
  },
])
/** Beside the plan, as high as it. */
export const draft = style([
  panel,
  {
    outline: 'none',
    '@media': {
      [beside]: {
        flex: `0 0 ${inUnit(320)}`,
        overflow: 'auto',
        border: 'none',
        borderLeft: `1px solid ${color.border}`,
        borderRadius: 0,
      },
    },
  },
])
export const panelName = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const muted = style([reset, tabularFigures, { fontSize: vars.text.small, color: color.textMuted }])
export const strong = style([reset, tabularFigures, { fontWeight: vars.font.weightBold, color: color.text }])
export const chosenName = style([strong, { fontSize: vars.text.large, lineHeight: vars.line.large }])
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
export const listFrame = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s16, padding: space.s16 },
])
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
