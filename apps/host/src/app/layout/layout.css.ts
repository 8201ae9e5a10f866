import { focusOutline, media, reset, vars } from '@delebil/ui/theme'
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
/** The footer comes after the screen, however little of a page is there yet: it is never pushed out of sight. */
export const mainOverFooter = style([main, { minHeight: '100dvh' }])
export const footer = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space.s16} ${space.s16} max(${space.s16}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.border}`,
})

export const footerLink = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.targetSmall,
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    outline: 'none',
    selectors: { '&[data-hovered]': { color: color.text }, '&[data-focus-visible]': focusOutline },
  },
])

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
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
    // The shadow comes with it, else it falls into the page from above the edge.
    ':focus': { transform: 'none', boxShadow: vars.shadow.overlay, ...focusOutline },
  },
])
