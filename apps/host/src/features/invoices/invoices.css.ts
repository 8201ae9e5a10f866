import { focusOutline, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { muted } from '../../site/page/page.css.ts'

const { color, space } = vars

export const list = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none' }])
export const head = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 },
])
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
