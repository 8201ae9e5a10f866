import { focusOutline, inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const NAME = inUnit(216)
const NAME_NARROW = inUnit(112)
const narrow = '(max-width: 719.98px)'
const nameWidth = { width: NAME, '@media': { [narrow]: { width: NAME_NARROW } } } as const

export const scroller = style([
  reset,
  {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // As high as whoever shows it wants; it rolls within.
    height: 'var(--timeline-height, 480px)',
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    isolation: 'isolate',
    // What has focus is never under the head or the names.
    scrollPaddingTop: inUnit(80),
    scrollPaddingLeft: `calc(${NAME} + 8px)`,
    scrollPaddingRight: '8px',
    selectors: { '&:focus-visible': focusOutline, '&[data-holding]': { cursor: 'grabbing', userSelect: 'none' } },
    '@media': { [narrow]: { scrollPaddingLeft: `calc(${NAME_NARROW} + 8px)` } },
  },
])
export const content = style({
  position: 'relative',
  minWidth: `calc(${NAME} + var(--timeline-lane))`,
  '@media': { [narrow]: { minWidth: `calc(${NAME_NARROW} + var(--timeline-lane))` } },
})
export const grid = style({ position: 'relative' })
export const still = style({ position: 'sticky', top: 0, zIndex: 4 })
export const rows = style({ position: 'relative', height: 'var(--timeline-rows)' })
/** Measures how large text is here. */
export const probe = style({ position: 'absolute', visibility: 'hidden', height: 0 })

/* The head: days above hours. */
export const head = style([
  reset,
  {
    display: 'flex',
    height: inUnit(32),
    backgroundColor: color.sunken,
    borderBottom: `1px solid ${color.border}`,
    selectors: { '&[data-days]': { height: inUnit(44) } },
  },
])
export const corner = style([
  reset,
  {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    paddingInline: space.s16,
    fontSize: inUnit(12),
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    backgroundColor: color.sunken,
    borderRight: `1px solid ${color.border}`,
    ...nameWidth,
  },
])
export const scale = style([reset, tabularFigures, { position: 'relative', flex: 1, overflow: 'clip' }])
export const day = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderLeft: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderLeft: 'none' } },
})
export const dayName = style([
  reset,
  {
    position: 'sticky',
    left: `calc(${NAME} + 12px)`,
    display: 'inline-block',
    maxWidth: '100%',
    padding: `${space.s4} ${space.s8} 0`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: inUnit(12),
    lineHeight: 1.3,
    fontWeight: vars.font.weightBold,
    color: color.text,
    '@media': { [narrow]: { left: NAME_NARROW } },
    selectors: { '[data-today] > &': { color: color.primary }, '&[data-short]': { paddingInline: space.s8 } },
  },
])
export const hour = style([
  reset,
  {
    position: 'absolute',
    bottom: '7px',
    transform: 'translateX(-50%)',
    fontSize: inUnit(12),
    lineHeight: vars.line.tight,
    color: color.textMuted,
  },
])
export const nowLabel = style([
  reset,
  {
    position: 'absolute',
    bottom: '4px',
    transform: 'translateX(-50%)',
    padding: `2px ${space.s8}`,
    fontSize: inUnit(12),
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    whiteSpace: 'nowrap',
    color: color.surface,
    backgroundColor: color.text,
    borderRadius: '4px',
    '@media': {
      [media.forcedColors]: { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
])

/* What lies behind the rows. */
export const ground = style({ position: 'absolute', inset: 0, display: 'flex' })
export const groundLane = style({
  position: 'absolute',
  inset: 0,
  left: NAME,
  '@media': { [narrow]: { left: NAME_NARROW } },
})
const line = { position: 'absolute', top: 0, bottom: 0 } as const
export const dayGround = style({
  ...line,
  borderLeft: `1px solid ${color.borderStrong}`,
  opacity: 0.55,
  selectors: {
    '&:first-child': { borderLeft: 'none' },
    '&[data-weekend]': { backgroundColor: color.sunken, opacity: 0.75, borderLeftColor: color.border },
  },
})
export const hourLine = style({ ...line, borderLeft: `1px dashed ${color.border}` })
export const past = style({
  ...line,
  left: 0,
  opacity: 0.5,
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${color.sunken} 6px 12px)`,
})
export const nowLine = style({
  ...line,
  width: '2px',
  marginLeft: '-1px',
  backgroundColor: color.text,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})

/* Rows. */
const rowBase = style([reset, { display: 'flex', left: 0, right: 0, borderBottom: `1px solid ${color.border}` }])
export const row = style([rowBase, { position: 'absolute' }])
export const pinnedRow = style([
  rowBase,
  {
    position: 'relative',
    backgroundColor: color.raised,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 10px, ${color.sunken} 10px 20px)`,
    borderBottom: `2px solid ${color.borderStrong}`,
  },
])
export const name = style([
  reset,
  {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    overflow: 'hidden',
    padding: `0 ${space.s8} 0 ${space.s16}`,
    backgroundColor: color.surface,
    borderRight: `1px solid ${color.border}`,
    ...nameWidth,
  },
])
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const title = style([
  reset,
  tabularFigures,
  {
    flexShrink: 0,
    fontSize: inUnit(14),
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.text,
  },
])
export const detail = style([
  reset,
  { ...oneLine, flex: '1 1 0', fontSize: inUnit(13), lineHeight: vars.line.snug, color: color.textMuted },
])
/** The model gives way to the plate, and both to the number. */
export const last = style([
  reset,
  tabularFigures,
  {
    flexShrink: 0,
    marginLeft: 'auto',
    fontSize: inUnit(12),
    color: color.textMuted,
    '@media': { [narrow]: { display: 'none' } },
  },
])
export const mark = style({ display: 'inline-flex', flexShrink: 0, color: color.warning })
export const group = style([
  reset,
  {
    position: 'absolute',
    left: 0,
    right: 0,
    backgroundColor: color.sunken,
    borderBottom: `1px solid ${color.border}`,
  },
])
export const groupName = style([
  reset,
  {
    position: 'sticky',
    left: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    width: 'fit-content',
    height: '100%',
    maxWidth: '80vw',
    paddingInline: space.s16,
    fontSize: inUnit(12),
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
  },
])
export const groupCount = style([
  reset,
  tabularFigures,
  { fontSize: 'inherit', fontWeight: vars.font.weightNormal, color: 'inherit' },
])
export const lane = style([reset, { position: 'relative', flex: 1, overflow: 'clip' }])
/** How much of the time a car is in use: a line along its foot. */
export const use = style({ position: 'absolute', left: 0, bottom: 0, height: '2px', backgroundColor: color.info })
