import { focusOutline, inUnit, media, reset, resetButton, vars } from '@delebil/ui/theme'
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { mapInset } from '../map/insets.css.ts'

const { color, space } = vars

/** Fills what the page gives it; the page decides how high that is. */
export const root = style([
  reset,
  {
    position: 'relative',
    height: '100%',
    // Where the page gives no height, and never more than a phone on its side has.
    minHeight: 'min(480px, calc(100dvh - 96px))',
    overflow: 'hidden',
    containerType: 'inline-size',
    backgroundColor: color.page,
    color: color.text,
  },
])
// 440 px at 1136 and 480 at 1440; with a large text never so much that no map is left.
const panelWidth = `clamp(min(${inUnit(440)}, 45%), calc(${inUnit(290)} + 13.2%), min(${inUnit(480)}, 45%))`
export const wide = style({ display: 'grid', gridTemplateColumns: `${panelWidth} minmax(0, 1fr)` })

export const panel = style([
  reset,
  { position: 'relative', minHeight: 0, backgroundColor: color.surface, borderInlineEnd: `1px solid ${color.border}` },
])
const panelList = style([reset, { display: 'flex', flexDirection: 'column', height: '100%' }])
export const panelLists = styleVariants({
  shown: [panelList],
  /** Under a car. Not away: it would forget how far it was scrolled. */
  covered: [panelList, { visibility: 'hidden' }],
})
export const panelHead = style([
  reset,
  {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    paddingBlockStart: space.s16,
    paddingInline: space.s16,
  },
])
const scroller = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A bar that comes with the list must not move it, and must not stand as a strip beside it.
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.borderStrong} transparent`,
})
export const listScroller = style([
  reset,
  scroller,
  { flex: 1, minHeight: 0, paddingInline: space.s16, scrollPaddingBlockStart: inUnit(58) },
])
export const stickyHead = style([
  reset,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: `${space.s16} ${inUnit(10)}`,
    backgroundColor: color.surface,
  },
])
export const openScroller = style([
  reset,
  scroller,
  { position: 'absolute', inset: 0, padding: space.s16, backgroundColor: color.surface },
])
export const covered = style({ display: 'none' })
/** At least as high as what scrolls around it, so that a foot stands at its bottom. */
export const view = style([reset, { display: 'flex', flexDirection: 'column', minHeight: '100%' }])

export const mapFrame = style([reset, { position: 'absolute', inset: 0, backgroundColor: color.sunken }])
const mapHolder = style([reset, { position: 'relative', minHeight: 0, height: '100%' }])
export const mapHolders = styleVariants({
  whole: [mapHolder],
  /** The filters lie over its beginning: what is left has a middle of its own. */
  covered: [mapHolder, { vars: { [mapInset.left]: `calc(${inUnit(400)} + ${space.s16})` } }],
})
export const mapNote = style([
  reset,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space.s24,
    textAlign: 'center',
    color: color.textMuted,
  },
])

/** Something to say over the map. */
export const mapMessage = style([
  reset,
  {
    position: 'absolute',
    insetInline: space.s16,
    insetBlockEnd: space.s32,
    inlineSize: 'fit-content',
    maxInlineSize: '24em',
    padding: `${space.s8} ${space.s16}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.raised,
    boxShadow: vars.shadow.overlay,
  },
])

/** What the search takes of a phone's height, from the top to where a full list begins. */
export const topVar = createVar()
const topSpace = `max(${space.s12}, env(safe-area-inset-top))`
/** From here the search and its chips stand in one row. */
const oneRow = '(min-width: 640px)'
/** Of the enlarged text of a phone: the search has no room for its words beside the menu. */
const enlarged = '(max-width: 14em)'

/** Below 1136 px: the map, and over it the search and the sheet. */
export const phone = style([
  reset,
  {
    vars: { [topVar]: `calc(${topSpace} + ${inUnit(120)})` },
    position: 'absolute',
    inset: 0,
    '@container': {
      [oneRow]: { vars: { [topVar]: `calc(${topSpace} + ${inUnit(64)})` } },
      [enlarged]: { vars: { [topVar]: `calc(${topSpace} + ${inUnit(184)})` } },
    },
  },
])
/** Of the sheet, which the map goes on under. */
export const sheetCorner = vars.radius.sheet
/** Ends where the sheet begins, so that its middle is in sight; rounded corners lie over it. */
const phoneMap = style([
  reset,
  { vars: { [mapInset.bottom]: sheetCorner }, position: 'absolute', top: 0, insetInline: 0 },
])
export const phoneMaps = styleVariants({
  searched: [phoneMap, { vars: { [mapInset.top]: topVar } }],
  /** With a car open, whose page has no search above it. */
  alone: [phoneMap],
  /** Under a full list: as it was, once that is lowered. */
  covered: [phoneMap, { vars: { [mapInset.top]: topVar }, visibility: 'hidden' }],
})
export const top = style([
  reset,
  {
    position: 'absolute',
    top: topSpace,
    insetInline: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    // The map between the parts stays one's own to move.
    pointerEvents: 'none',
    '@container': { [oneRow]: { flexDirection: 'row', alignItems: 'center', gap: 0 } },
  },
])
export const topRow = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    paddingInline: space.s12,
    '@container': {
      [oneRow]: { flexBasis: inUnit(400), flexShrink: 0 },
      [enlarged]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
    },
  },
])
export const topSearch = style([
  reset,
  { flex: 1, pointerEvents: 'auto', '@container': { [enlarged]: { flexBasis: '100%' } } },
])
export const topMenu = style([reset, { flexShrink: 0, pointerEvents: 'auto' }])

/** For the keyboard alone: out of sight until it has the focus. */
export const skip = style([
  resetButton,
  {
    position: 'absolute',
    insetBlockStart: space.s8,
    insetInlineStart: space.s8,
    zIndex: vars.zIndex.header,
    padding: `${space.s12} ${space.s16}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.raised,
    color: color.text,
    fontWeight: vars.font.weightBold,
    pointerEvents: 'auto',
    selectors: {
      '&:not([data-focused])': { clipPath: 'inset(50%)' },
      '&[data-focused]': { boxShadow: vars.shadow.overlay, ...focusOutline },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
])

/** Floats over a full list, to the map under it. */
export const toMap = style([
  resetButton,
  {
    position: 'absolute',
    bottom: `max(${space.s24}, env(safe-area-inset-bottom))`,
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.zIndex.sheet,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: vars.size.target,
    paddingInline: space.s24,
    borderRadius: vars.radius.pill,
    backgroundColor: color.pinSelected,
    color: color.onPinSelected,
    fontWeight: vars.font.weightBold,
    whiteSpace: 'nowrap',
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusOutline },
    '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
  },
])

/** A car's page without the list. */
export const singleCar = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s16,
    padding: space.s16,
    backgroundColor: color.surface,
    color: color.text,
  },
])
export const carHeading = style([reset, { fontSize: vars.text.title, fontWeight: vars.font.weightBold }])
