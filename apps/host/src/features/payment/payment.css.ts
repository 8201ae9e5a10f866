import { focusOutline, inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const state = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.s8 })
const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: inUnit(56),
  height: inUnit(56),
  borderRadius: vars.radius.pill,
})
export const good = style([mark, { backgroundColor: color.primarySoft, color: color.onPrimarySoft }])
export const neutral = style([mark, { backgroundColor: color.sunken, color: color.textMuted }])
export const what = style([
  reset,
  {
    paddingTop: space.s16,
    borderTop: `1px solid ${color.border}`,
    fontWeight: vars.font.weightBold,
    color: color.text,
    overflowWrap: 'anywhere',
  },
])
export const link = style([
  reset,
  {
    color: color.text,
    textDecoration: 'underline',
    borderRadius: '2px',
    outline: 'none',
    selectors: { '&:focus-visible': focusOutline },
  },
])
