import { densities, focusOutline, inUnit, media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { headHeight, staffHeadHeight } from '../../site/page/head-height.ts'

const { color, space } = vars
const underline = inUnit(4)

export const header = style([
  reset,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.header,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'stretch',
    gap: `min(${space.s8}, 2vw)`,
    minHeight: headHeight.narrow,
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingInline: `max(min(${space.s16}, 5vw), env(safe-area-inset-left)) max(${space.s8}, env(safe-area-inset-right))`,
    backgroundColor: color.surface,
    borderBottom: `1px solid ${color.border}`,
    containerType: 'inline-size',
    '@media': { [media.wide]: { minHeight: headHeight.wide, paddingInline: space.s24, gap: space.s16 } },
  },
])

/** Over the pages of staff: one slim line, as close as they are, from the moment it is seen. */
export const slim = style([
  header,
  {
    vars: { ...densities.desk, '--delebil-avatar': inUnit(24) },
    minHeight: staffHeadHeight.narrow,
    fontSize: vars.text.small,
    '@media': {
      [media.wide]: { minHeight: staffHeadHeight.wide, paddingInline: space.s8 },
      [media.coarse]: { vars: { ...densities.touch, '--delebil-avatar': inUnit(32) } },
      [`${media.wide} and ${media.coarse}`]: { minHeight: staffHeadHeight.touch },
    },
  },
])
/** What a page puts into the head. */
export const slot = style({ display: 'flex', alignItems: 'center', gap: space.s4 })
/** A sign on one line with words. */
export const signHeightPx = { page: 36, slim: 22 } as const

export const home = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.s12,
    minHeight: vars.size.targetSmall,
    color: color.text,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusOutline },
  },
])
export const organizationLogo = style({
  display: 'block',
  flexShrink: 0,
  height: inUnit(36),
  width: 'auto',
  maxWidth: inUnit(160),
})
/** The link says it too: where there is no room for it beside the logo, it is not seen. */
export const organizationName = style([
  reset,
  {
    display: 'none',
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    letterSpacing: '-0.01em',
    '@container': { '(min-width: 20em)': { display: 'block' } },
    // What stands in the head of staff needs the room of a phone.
    '@media': { [media.narrow]: { selectors: { [`${slim} &`]: { display: 'none' } } } },
  },
])

export const fill = style({ flex: 1 })
const items = style([reset, { display: 'flex', listStyle: 'none' }])
export const list = style([items, { flexWrap: 'wrap', height: '100%' }])
export const stackedList = style([items, { flexDirection: 'column', gap: space.s4 }])

const link = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: vars.size.targetSmall,
    paddingInline: space.s12,
    color: color.text,
    lineHeight: vars.line.tight,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[aria-current]': { fontWeight: vars.font.weightBold } },
  },
])
/** As high as the header, so that the line under the page one stands on is the header's own. */
export const item = style([
  link,
  {
    position: 'relative',
    height: '100%',
    selectors: {
      '&[data-hovered]': { color: color.primary },
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-3px', borderRadius: vars.radius.control },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space.s12,
        insetBlockEnd: 0,
        height: underline,
        borderRadius: `${underline} ${underline} 0 0`,
        backgroundColor: color.primary,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } } },
  },
])
export const stackedItem = style([
  link,
  {
    minHeight: vars.size.target,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-3px' },
      '&[aria-current]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    },
  },
])
export const mutedIcon = style({ display: 'inline-flex', color: color.textMuted })
export const visitor = style({ display: 'flex', alignItems: 'center', gap: space.s8 })

/** In the search over a phone's map. */
const sign = style([reset, { display: 'block', borderRadius: vars.radius.control }])
export const signOfSite = sign
export const signOfOrganization = style([sign, { height: inUnit(40), maxWidth: inUnit(72), objectFit: 'contain' }])
