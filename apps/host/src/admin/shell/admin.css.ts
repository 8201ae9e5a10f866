import { focusRing, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { headHeight } from '../../site/page/head-height.ts'

const { color, space } = vars

export const frame = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    width: '100%',
    padding: space.s16,
    vars: { '--admin-head': headHeight.narrow },
    '@media': {
      [media.wide]: {
        gridTemplateColumns: '216px minmax(0, 1fr)',
        gap: space.s32,
        padding: space.s24,
        vars: { '--admin-head': headHeight.wide },
      },
      print: { display: 'block', padding: 0 },
    },
  },
])
// What gets focus is not hidden by the site's head.
globalStyle(`html:has(.${frame})`, {
  scrollPaddingBlockStart: headHeight.narrow,
  '@media': { [media.wide]: { scrollPaddingBlockStart: headHeight.wide } },
})
export const side = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    '@media': { [media.wide]: { gap: space.s16 }, print: { display: 'none' } },
  },
])
/** On a phone one line, shared by what stands there; larger letters may need another. */
export const buttons = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    '@media': { [media.wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
  },
])
globalStyle(`${buttons} > button`, { '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: space.s4 } } })
export const list = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s2, listStyle: 'none' }])
export const group = style([
  reset,
  { display: 'grid', gap: space.s2, selectors: { '& + &': { marginTop: space.s12 } } },
])
export const groupLabel = style([
  reset,
  {
    paddingInline: space.s12,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
  },
])
export const item = style([
  reset,
  focusRing,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '40px',
    '@media': {
      [media.wide]: { minHeight: '32px' },
      // Where colours are the person's own, a soft ground is none.
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
    paddingInline: space.s12,
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-current]': {
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
        fontWeight: vars.font.weightBold,
      },
    },
  },
])
export const disabledItem = style([
  item,
  {
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'center',
    color: color.textMuted,
    cursor: 'not-allowed',
  },
])
export const count = style([
  reset,
  tabularFigures,
  {
    minWidth: '24px',
    paddingInline: space.s8,
    textAlign: 'center',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.onWarningSoft,
    backgroundColor: color.warningSoft,
    borderRadius: vars.radius.pill,
  },
])
export const body = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, minWidth: 0 }])
// The gap is the heading's distance, too.
globalStyle(`${body} > h1`, { marginBottom: 0 })
export const cards = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    alignItems: 'start',
    gap: space.s16,
  },
])
export const waitingHead = style([
  reset,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s12 },
])
export const waitingLink = style([
  reset,
  focusRing,
  {
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    color: color.text,
    textDecoration: 'none',
    borderRadius: '4px',
  },
])
export const waitingList = style([reset, { display: 'grid', listStyle: 'none' }])
export const waitingRow = style([
  reset,
  focusRing,
  tabularFigures,
  {
    display: 'grid',
    gap: space.s2,
    paddingBlock: space.s8,
    color: color.text,
    textDecoration: 'none',
    borderTop: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
    selectors: { ...focusRing.selectors, '&[data-hovered]': { color: color.primary } },
  },
])
export const muted = style([reset, { color: color.textMuted }])
export const searchBox = style({ maxWidth: '760px' })
export const hits = style([reset, { display: 'grid', gap: space.s4, maxWidth: '760px', listStyle: 'none' }])
export const groupName = style([
  reset,
  { marginBottom: space.s8, fontSize: vars.text.large, fontWeight: vars.font.weightBold },
])
globalStyle(`${waitingHead} > ${groupName}`, { marginBottom: 0 })
export const hit = style([
  reset,
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    padding: `${space.s12} ${space.s16}`,
    color: color.primary,
    textDecoration: 'none',
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
  },
])
/** What programs call a switch, beside what people do. */
