import { focusOutline, reset, resetButton, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style([reset, { listStyle: 'none', pointerEvents: 'none' }])
/** Seen only where the keyboard is: the mark itself is on the map below. */
export const mark = style([
  resetButton,
  {
    position: 'absolute',
    // Marks go to another place with the map: by `transform`, which a browser counts as no shift of the page.
    left: 0,
    top: 0,
    overflow: 'hidden',
    color: 'transparent',
    borderRadius: vars.radius.pill,
    pointerEvents: 'none',
    outline: 'none',
    forcedColorAdjust: 'none',
    selectors: { '&:focus-visible': focusOutline },
  },
])
