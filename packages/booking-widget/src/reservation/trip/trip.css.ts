import { inUnit, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font, line } = vars
/** A screen lying down, or text so large that the act would cover what it is about, has no room for it at the thumb. */
const roomy = '(min-height: 36em)'
/** Room for two columns: in the page that it stands in, not in the window. */
export const WIDE_EM = 60
const beside = `trip (min-width: ${WIDE_EM}em)`

/** No room for a sentence and a button beside each other. */
const narrow = 'trip (max-width: 20.5em)'

const column = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const
const bold = { fontWeight: font.weightBold, lineHeight: line.tight, color: color.text } as const

export const page = style([
  reset,
  {
    ...column,
    gap: space.s8,
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingInline: space.s16,
    width: '100%',
    containerName: 'trip',
    containerType: 'inline-size',
    color: color.text,
  },
])
// What gets the focus is not left behind the act at the thumb.
globalStyle(`${page} :focus-visible`, { '@media': { [roomy]: { scrollMarginBottom: '12em' } } })

/** Large text on a small screen: the car has a line of its own below the buttons. */
const enlarged = 'trip (max-width: 15em)'
export const head = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    minHeight: vars.size.target,
    '@container': { [enlarged]: { flexWrap: 'wrap' } },
  },
])
export const back = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.targetSmall,
  height: vars.size.targetSmall,
  marginInlineStart: '-10px',
  borderRadius: vars.radius.control,
  color: color.text,
  outline: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
export const headPicture = style({
  display: 'none',
  width: inUnit(96),
  '@container': { [beside]: { display: 'block' } },
})
export const heading = style([
  reset,
  {
    ...bold,
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.s4} ${space.s12}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: text.row,
    outline: 'none',
    '@container': {
      [enlarged]: { order: 1, flexBasis: '100%' },
      [beside]: { justifyContent: 'flex-start', fontSize: text.heading },
    },
  },
])
/** Wide enough for what the car says of its lock, so that the rest of the line stays where it is. */
export const headStatus = style({ flexShrink: 0, minWidth: '14em', maxWidth: '50%', textAlign: 'end' })
export const centered = style([
  reset,
  {
    ...column,
    alignItems: 'center',
    gap: space.s8,
    textAlign: 'center',
    '@container': { [beside]: { alignItems: 'flex-start', textAlign: 'start' } },
  },
])

export const columns = style([
  reset,
  {
    ...column,
    gap: space.s12,
    '@container': {
      [beside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) min(36%, 400px)',
        gap: space.s24,
        alignItems: 'start',
      },
    },
  },
])
export const side = style([
  reset,
  {
    ...column,
    gap: space.s12,
    // On most phones what is pressed on the way is in sight above the act at the thumb.
    '@media': { '(max-height: 56em)': { gap: space.s8 } },
    '@container': { [beside]: { gap: space.s16 } },
  },
])

export const stack = style([reset, { ...column, gap: space.s12 }])
export const lead = style([
  reset,
  {
    ...column,
    gap: space.s16,
    '@container': {
      [beside]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        // From the top, so that what is said below the act moves it nowhere.
        alignItems: 'start',
        gap: space.s32,
      },
    },
  },
])
export const leadAlone = style([reset, { ...column, gap: space.s16 }])
export const leadWords = style([
  centered,
  { gap: space.s4, marginTop: `calc(-1 * ${space.s8})`, '@container': { [beside]: { marginTop: 0 } } },
])
export const leadRing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '@container': { [beside]: { gridTemplateColumns: 'auto' } },
})
export const large = style([reset, tabularFigures, { ...bold, fontSize: text.title }])
export const huge = style([reset, tabularFigures, { ...bold, fontSize: text.heading }])
export const title = style([reset, { ...bold, fontSize: text.large }])
export const strong = style([reset, tabularFigures, { ...bold, lineHeight: line.snug }])
export const quiet = style([
  reset,
  tabularFigures,
  {
    color: color.textMuted,
    fontSize: text.body,
    lineHeight: line.snug,
    textAlign: 'inherit',
    overflowWrap: 'anywhere',
  },
])
export const small = style([quiet, { fontSize: text.small }])
/** As tall for a line as for two, so that what comes late moves nothing below it. */
export const kilometers = style([small, { minHeight: inUnit(40) }])

export const carTile = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
    alignItems: 'center',
    justifyItems: 'center',
    gap: space.s16,
    padding: space.s16,
    borderRadius: vars.radius.card,
    backgroundColor: color.tile,
  },
])
export const carPicture = style({ width: '100%', maxWidth: inUnit(176) })
export const plateWords = style([reset, { ...column, alignItems: 'flex-end', gap: space.s8 }])

export const offer = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 },
])
export const offerWords = style([
  reset,
  {
    flex: `1 1 ${inUnit(128)}`,
    minWidth: 0,
    minHeight: inUnit(44),
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
  },
])

/** Room for a line of its own, or two of a reason: what stands below stays where it is whichever it is. */
export const extendWords = style([
  offerWords,
  { minHeight: inUnit(64), '@container': { [beside]: { minHeight: inUnit(44) } } },
])

/** Where the words leave no room beside them, a row of its own, which stays when there is nothing to press. */
export const extendButton = style([
  reset,
  { '@container': { [narrow]: { flexBasis: '100%', minHeight: vars.size.targetSmall } } },
])

export const tiles = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${inUnit(76)}, 100%), 1fr))`,
    gap: space.s8,
    listStyle: 'none',
    '@container': { [beside]: { gap: space.s12 } },
  },
])

export const map = style([
  reset,
  {
    position: 'relative',
    height: inUnit(166),
    overflow: 'hidden',
    backgroundColor: color.sunken,
    '@container': { [beside]: { height: inUnit(268) } },
  },
])
export const place = style([offer, { padding: space.s16 }])

export const people = style([reset, { ...column, gap: space.s8, listStyle: 'none' }])
export const person = style([reset, { display: 'flex', alignItems: 'center', gap: space.s12, minWidth: 0 }])
export const bar = style([
  reset,
  {
    ...column,
    gap: space.s8,
    '@container': { [beside]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 } },
  },
])
export const thumbBar = style([
  bar,
  {
    '@media': {
      [roomy]: {
        position: 'sticky',
        bottom: 0,
        zIndex: vars.zIndex.sheet,
        marginInline: `calc(-1 * ${space.s16})`,
        marginTop: 'auto',
        padding: `${space.s12} ${space.s16} max(${space.s8}, env(safe-area-inset-bottom))`,
        backgroundColor: color.page,
        borderTop: `1px solid ${color.border}`,
      },
    },
  },
])
export const barMain = style([
  reset,
  {
    ...column,
    gap: space.s4,
    textAlign: 'center',
    '@container': { [beside]: { flex: '0 1 auto', textAlign: 'start' } },
  },
])
export const barWords = style([
  small,
  { textAlign: 'center', '@container': { [beside]: { flexBasis: '100%', textAlign: 'start' } } },
])
export const barRow = style([reset, { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s8 }])
/** What is written stands in a card of its own; what says nothing takes no room there. */
export const writing = style({})
globalStyle(`${writing} > section`, { paddingBlock: 0 })
globalStyle(`${writing} :is([role=status], [role=alert]):empty`, { position: 'absolute' })
globalStyle(`${writing} div:has(> [role=alert]:empty:first-child + [role=status]:empty:last-child)`, {
  position: 'absolute',
})
export const hidden = style({ display: 'none' })
