import { focusOutline, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const NAME_PX = 208
const NAME_NARROW_PX = 132
const narrow = '(max-width: 719.98px)'
const nameWidth = { width: `${NAME_PX}px`, '@media': { [narrow]: { width: `${NAME_NARROW_PX}px` } } } as const

export const scroller = style([
  reset,
  {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    height: 'clamp(360px, calc(100dvh - 384px), 880px)',
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    isolation: 'isolate',
    // What has focus is never under the head or the names.
    scrollPaddingTop: '124px',
    scrollPaddingLeft: `${NAME_PX + 8}px`,
    scrollPaddingRight: '8px',
    selectors: { '&:focus-visible': focusOutline, '&[data-holding]': { cursor: 'grabbing', userSelect: 'none' } },
    '@media': { [narrow]: { scrollPaddingLeft: `${NAME_NARROW_PX + 8}px` } },
  },
])
export const content = style({
  position: 'relative',
  minWidth: `calc(${NAME_PX}px + var(--timeline-lane))`,
  '@media': { [narrow]: { minWidth: `calc(${NAME_NARROW_PX}px + var(--timeline-lane))` } },
})
export const grid = style({ position: 'relative' })
export const still = style({ position: 'sticky', top: 0, zIndex: 4 })
export const rows = style({ position: 'relative' })

/* The head: days above hours. */
export const head = style([
  reset,
  { display: 'flex', height: '64px', backgroundColor: color.surface, borderBottom: `1px solid ${color.border}` },
])
export const corner = style([
  reset,
  {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'flex-end',
    padding: `0 ${space.s16} ${space.s8}`,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    backgroundColor: color.surface,
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
    left: `${NAME_PX + 12}px`,
    display: 'inline-block',
    maxWidth: '100%',
    padding: `${space.s8} ${space.s12} 0`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.text,
    '@media': { [narrow]: { left: `${NAME_NARROW_PX}px` } },
    selectors: { '[data-today] > &': { color: color.primary }, '&[data-short]': { paddingInline: space.s8 } },
  },
])
export const hour = style([
  reset,
  {
    position: 'absolute',
    bottom: '6px',
    transform: 'translateX(-50%)',
    fontSize: '12px',
    lineHeight: vars.line.tight,
    color: color.textMuted,
  },
])
export const nowLabel = style([
  reset,
  {
    position: 'absolute',
    bottom: '2px',
    transform: 'translateX(-50%)',
    padding: `2px ${space.s8}`,
    fontSize: '12px',
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    whiteSpace: 'nowrap',
    color: color.surface,
    backgroundColor: color.text,
    borderRadius: vars.radius.pill,
  },
])

/* What lies behind the rows. */
export const ground = style({ position: 'absolute', inset: 0, display: 'flex' })
export const groundLane = style({
  position: 'absolute',
  inset: 0,
  left: `${NAME_PX}px`,
  '@media': { [narrow]: { left: `${NAME_NARROW_PX}px` } },
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
export const nowLine = style({ ...line, width: '2px', marginLeft: '-1px', backgroundColor: color.text })

/* Rows. */
const rowBase = style([
  reset,
  { display: 'flex', left: 0, right: 0, height: '56px', borderBottom: `1px solid ${color.border}` },
])
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
    padding: `0 ${space.s12} 0 ${space.s16}`,
    backgroundColor: color.surface,
    borderRight: `1px solid ${color.border}`,
    ...nameWidth,
  },
])
export const nameText = style([reset, { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }])
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const title = style([
  reset,
  tabularFigures,
  { ...oneLine, fontSize: '15px', fontWeight: vars.font.weightBold, lineHeight: vars.line.snug, color: color.text },
])
export const detail = style([
  reset,
  { ...oneLine, fontSize: '13px', lineHeight: vars.line.snug, color: color.textMuted },
])
export const mark = style({ display: 'inline-flex', flexShrink: 0, color: color.warning })
export const group = style([
  reset,
  { position: 'absolute', left: 0, right: 0, height: '36px', backgroundColor: color.sunken },
])
export const groupName = style([
  reset,
  {
    position: 'sticky',
    left: 0,
    width: 'fit-content',
    maxWidth: '80vw',
    padding: `${space.s8} ${space.s16}`,
    fontSize: vars.text.small,
    lineHeight: '20px',
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
  },
])
export const lane = style([reset, { position: 'relative', flex: 1, overflow: 'clip' }])
export const use = style({
  display: 'block',
  height: '3px',
  marginTop: '3px',
  overflow: 'hidden',
  backgroundColor: color.sunken,
  borderRadius: vars.radius.pill,
})
export const useMeter = style({ display: 'block', height: '100%', backgroundColor: color.info })
export const usePercent = style([
  reset,
  tabularFigures,
  {
    flexShrink: 0,
    minWidth: '34px',
    fontSize: '12px',
    textAlign: 'right',
    color: color.textMuted,
    '@media': { [narrow]: { display: 'none' } },
  },
])
