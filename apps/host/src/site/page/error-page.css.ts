import { focusOutline, inUnit, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: inUnit(560),
  margin: '0 auto',
  padding: `${space.s48} min(${space.s24}, 7vw) ${space.s64}`,
})
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: inUnit(64),
  height: inUnit(64),
  marginBottom: space.s24,
  borderRadius: vars.radius.pill,
  backgroundColor: color.sunken,
  color: color.textMuted,
  border: `1px solid ${color.border}`,
})
export const text = style([reset, { color: color.text, fontSize: vars.text.large }])
export const address = style([
  reset,
  {
    marginTop: space.s12,
    padding: `${space.s12} ${space.s16}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.sunken,
    border: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
  },
])
export const checks = style([reset, { marginTop: space.s8, paddingInlineStart: space.s24, fontSize: vars.text.large }])
export const contact = style([
  reset,
  tabularFigures,
  { marginTop: space.s24, paddingTop: space.s24, borderTop: `1px solid ${color.border}` },
])
export const contactLine = style([reset, { marginTop: space.s4 }])
export const link = style([
  reset,
  {
    color: color.primary,
    borderRadius: '2px',
    outline: 'none',
    selectors: { '&:focus-visible, &[data-focus-visible]': focusOutline },
  },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12, marginTop: space.s32 })
