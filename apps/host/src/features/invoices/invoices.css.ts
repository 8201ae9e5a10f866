import { focusOutline, inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { muted } from '../../site/page/page.css.ts'

const { color, space } = vars

export const list = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none' }])
export const head = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 },
])
/** The name with how it stands below it before the sum goes below them. */
export const named = style({ flex: '1 1 8em', minWidth: 0 })
/** What is to be known, and beside it where there is room what can be done. */
export const body = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space.s12 },
])
export const facts = style({ flex: `1 1 ${inUnit(256)}`, minWidth: 0 })
export const name = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const sum = style([
  reset,
  tabularFigures,
  {
    marginInlineStart: 'auto',
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
  },
])
export const toPay = style([reset, tabularFigures, { fontWeight: vars.font.weightBold, color: color.text }])
export const overdue = style([
  toPay,
  {
    padding: `${space.s12} ${space.s16}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.warningSoft,
    color: color.onWarningSoft,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const groupName = style([reset, tabularFigures, { fontWeight: vars.font.weightBold, color: color.text }])
export const of = style([muted, { marginBottom: space.s16 }])
export const trip = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const lines = style({ borderTop: `1px solid ${color.border}`, paddingTop: space.s16 })
export const tripLink = style([
  reset,
  {
    color: color.text,
    textDecoration: 'underline',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusOutline },
  },
])
// Kept in the page while it is empty, so that it is read out; but takes no room.
export const said = style([muted, { ':empty': { position: 'absolute' } }])
export const openLines = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none', paddingTop: space.s8 },
])
export const amount = style([reset, tabularFigures, { fontWeight: vars.font.weightBold, color: color.text }])
