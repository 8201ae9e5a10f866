import { focusRing, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const bold = { fontWeight: vars.font.weightBold }

export const page = style([reset, { display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }])
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${inUnit(300)}, 100%), 1fr))`,
    alignItems: 'start',
    gap: space.s16,
  },
])
export const muted = style([typography.body, { color: color.textMuted }])
export const opening = style([
  typography.body,
  {
    padding: space.s16,
    marginBlockEnd: space.s16,
    color: color.text,
    backgroundColor: color.primarySoft,
    borderRadius: vars.radius.card,
  },
])
export const none = style([muted, { padding: space.s16 }])
export const rows = style([reset, { display: 'grid', listStyle: 'none' }])
const line = { borderTop: `1px solid ${color.border}`, selectors: { '&:first-child': { borderTop: 0 } } }
export const rowOf = style([reset, line])

export const urgent = style([
  reset,
  typography.body,
  line,
  {
    display: 'grid',
    gridTemplateColumns: `${inUnit(144)} minmax(0, 5fr) minmax(0, 8fr) ${inUnit(112)} ${inUnit(112)}`,
    alignItems: 'center',
    gap: space.s12,
    padding: `${space.s4} ${space.s16}`,
    minHeight: inUnit(44),
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridAutoFlow: 'dense',
        gap: `${space.s4} ${space.s12}`,
        paddingBlock: space.s12,
      },
    },
  },
])
export const more = style([reset, { padding: `0 ${space.s8} ${space.s4}` }])
globalStyle(`${urgent} > a:last-child`, { justifySelf: 'end' })
globalStyle(`${urgent} > :nth-child(2), ${urgent} > :nth-child(3)`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
})
globalStyle(`${urgent} > :nth-child(4)`, {
  '@media': { [media.narrow]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' } },
})
globalStyle(`${urgent} > a:last-child`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1', justifySelf: 'start' } },
})
export const who = style([
  reset,
  typography.body,
  focusRing,
  {
    ...bold,
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.mark,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { textDecoration: 'underline' } },
  },
])
export const why = style([typography.body, { overflowWrap: 'anywhere' }])
export const time = style([typography.body, tabularFigures, { color: color.textMuted, textAlign: 'end' }])

export const hours = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space.s4, listStyle: 'none' },
])
export const hour = style([reset, { display: 'grid', gap: space.s4 }])
export const bars = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.s4,
  height: inUnit(96),
  borderBottom: `1px solid ${color.border}`,
})
export const bar = style([
  typography.label,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'end',
    flex: `0 1 ${inUnit(22)}`,
    // The number stands over its bar, and needs a line of its own.
    paddingBlockStart: inUnit(16),
    boxSizing: 'border-box',
  },
])
const ground = { flexShrink: 1, width: '100%', borderRadius: `${vars.radius.mark} ${vars.radius.mark} 0 0` } as const
const filled = { backgroundColor: color.info, forcedColorAdjust: 'none' } as const
const outlined = { boxSizing: 'border-box', border: `2px solid ${color.primary}` } as const
export const leaving = style({
  ...ground,
  ...filled,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const returning = style({ ...ground, ...outlined, borderBottom: 0 })
export const hourName = style([typography.label, { color: color.textMuted, textAlign: 'center' }])
export const legend = style([
  typography.label,
  { display: 'flex', alignItems: 'center', gap: space.s8, paddingBlock: space.s12, color: color.textMuted },
])
const key = { width: inUnit(10), height: inUnit(10), borderRadius: inUnit(2) } as const
export const leavingKey = style({
  ...key,
  ...filled,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const returningKey = style({ ...key, ...outlined, marginInlineStart: space.s8 })

export const events = style([
  reset,
  tabularFigures,
  {
    width: `calc(100% + 2 * ${space.s16})`,
    marginInline: `calc(-1 * ${space.s16})`,
    marginBlockEnd: `calc(-1 * ${space.s16})`,
    borderCollapse: 'collapse',
  },
])
const cell = { paddingInline: space.s8, selectors: { '&:first-child': { paddingInlineStart: space.s16 } } } as const
export const eventHead = style([
  typography.label,
  {
    ...cell,
    ...bold,
    height: vars.row.head,
    textAlign: 'start',
    color: color.textMuted,
    backgroundColor: color.sunken,
  },
])
export const event = style([
  typography.body,
  { ...cell, height: vars.row.item, borderTop: `1px solid ${color.border}`, overflowWrap: 'anywhere' },
])

const rowLink = {
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: inUnit(40),
  paddingInline: space.s16,
  color: color.text,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.sunken },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
} as const
export const waiting = style([typography.body, rowLink])
export const note = style([typography.meta, { flex: 1, color: color.textMuted }])
export const lateNote = style([typography.meta, { flex: 1, color: color.danger }])
export const waitingAndMoney = style([
  reset,
  { display: 'grid', gap: space.s16, selectors: { '&:empty': { display: 'none' } } },
])
export const places = style([rows, { maxHeight: inUnit(440), overflowY: 'auto' }])
export const place = style([typography.body, rowLink, { minHeight: vars.row.item }])
export const placeName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const free = style([tabularFigures, { color: color.textMuted }])
export const noneFree = style([tabularFigures, bold, { color: color.danger }])
