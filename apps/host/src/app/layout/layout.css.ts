import { focusOutline, reset, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
export const shells = styleVariants({
  /** Scrolls as pages do. */
  page: [shell],
  /** Fills the screen and scrolls inside, as a map does. */
  screen: [shell, { height: '100dvh', overflow: 'hidden' }],
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  outline: 'none',
})
export const footer = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space.s16} ${space.s16} max(${space.s16}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.border}`,
})

export const skipLink = style([
  reset,
  {
    position: 'fixed',
    insetBlockStart: space.s8,
    insetInlineStart: space.s8,
    zIndex: vars.zIndex.tooltip,
    padding: `${space.s12} ${space.s16}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.raised,
    color: color.text,
    fontWeight: vars.font.weightBold,
    transform: 'translateY(-200%)',
    // The shadow comes with it, else it falls into the page from above the edge.
    ':focus': { transform: 'none', boxShadow: vars.shadow.overlay, ...focusOutline },
  },
])
