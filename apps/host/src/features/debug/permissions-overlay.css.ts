import { inUnit, reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const overlay = style([
  reset,
  {
    position: 'fixed',
    insetBlockEnd: space.s8,
    insetInlineEnd: space.s8,
    zIndex: vars.zIndex.tooltip,
    maxWidth: `min(${inUnit(360)}, calc(100vw - 16px))`,
    maxHeight: '40dvh',
    overflow: 'auto',
    padding: space.s12,
    borderRadius: vars.radius.control,
    border: `1px solid ${color.borderStrong}`,
    backgroundColor: color.raised,
    color: color.text,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  },
])
// What stands at the foot of a page is scrolled out from under it.
globalStyle(`body:has(${overlay}):has(footer)`, { paddingBlockEnd: `calc(40dvh + ${space.s16})` })
export const title = style([reset, { fontWeight: vars.font.weightBold }])
export const line = style([reset, { marginTop: space.s4 }])
