import { focusRing, inUnit, media, reset, resetButton, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Below the site's head, as high as what is left of the screen. */
export const side = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: 'var(--admin-head)',
    height: 'calc(100dvh - var(--admin-head))',
    backgroundColor: color.surface,
    borderInlineEnd: `1px solid ${color.border}`,
    '@media': { print: { display: 'none' } },
  },
])
export const top = style([reset, { display: 'grid', gap: space.s8, padding: space.s8, paddingBlockEnd: space.s4 }])
export const buttons = style([reset, { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s8 }])
globalStyle(`${buttons} > button`, { paddingInline: space.s8 })
export const nav = style([
  reset,
  { flex: '1 1 0', minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', padding: `0 ${space.s8}` },
])
export const list = style([reset, { display: 'flex', flexDirection: 'column', listStyle: 'none' }])
export const group = style([reset, { marginBlockStart: space.s4 }])
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  width: '100%',
  minHeight: vars.side.item,
  paddingInline: space.s8,
  borderRadius: vars.radius.control,
} as const
export const groupName = style([
  resetButton,
  typography.label,
  focusRing,
  {
    ...line,
    color: color.textMuted,
    fontWeight: vars.font.weightBold,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { color: color.text },
      '&[data-here]': { color: color.onPrimarySoft, backgroundColor: color.primarySoft },
    },
  },
])
export const item = style([
  reset,
  typography.body,
  focusRing,
  tabularFigures,
  {
    ...line,
    color: color.text,
    textDecoration: 'none',
    // Where colours are the person's own, a soft ground is none.
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } } },
    selectors: {
      ...focusRing.selectors,
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-current]': {
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
        fontWeight: vars.font.weightBold,
      },
    },
  },
])
export const name = style({ flex: 1, minWidth: 0, textAlign: 'start' })
export const disabledItem = style([
  item,
  { flexDirection: 'column', alignItems: 'start', gap: 0, color: color.textMuted, cursor: 'not-allowed' },
])
export const why = style([reset, typography.label])
export const foot = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.bar.foot,
    paddingInline: space.s8,
    borderTop: `1px solid ${color.border}`,
  },
])
export const footLink = style([
  reset,
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: vars.size.targetSmall,
    height: vars.size.targetSmall,
    color: color.textMuted,
    borderRadius: vars.radius.control,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { color: color.text, backgroundColor: color.sunken } },
  },
])
export const self = style([
  reset,
  typography.body,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    flex: 1,
    minWidth: 0,
    minHeight: vars.size.targetSmall,
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    fontSize: vars.text.small,
    vars: { '--delebil-avatar': inUnit(28) },
  },
])
export const selfName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
