import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const stack = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
export const entries = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s4, listStyle: 'none' }])
export const entry = style([reset, { borderBottom: `1px solid ${color.border}` }])
export const heading = style([reset])
export const title = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: vars.size.target,
    width: '100%',
    border: 0,
    background: 'none',
    color: color.text,
    fontWeight: vars.font.weightBold,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    borderRadius: vars.radius.control,
    selectors: { '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' } },
  },
])
export const body = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    paddingBottom: space.s16,
    selectors: { '&[hidden]': { display: 'none' } },
  },
])
export const specific = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    padding: space.s12,
    borderRadius: vars.radius.control,
    backgroundColor: color.primarySoft,
    color: color.text,
  },
])
export const strong = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const list = style([reset, { paddingInlineStart: space.s24, color: color.text }])
export const point = style({ paddingBlock: space.s2 })
export const contact = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8, paddingTop: space.s8 }])
