import { reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** One line at any width: what has no room is scrolled to. */
export const row = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    height: 'fit-content',
    gap: vars.space.s8,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    pointerEvents: 'auto',
    // Room for shadows and focus rings, which the scrolling would cut.
    padding: vars.space.s8,
    margin: `calc(-1 * ${vars.space.s8})`,
  },
])
/** From edge to edge of a phone. */
export const onMap = style({ paddingInline: vars.space.s12, marginInline: 0 })
/** Beside a map: all four in one line of the panel, in the narrower one with a picture only on those that are on. */
export const inPanel = style({ containerType: 'inline-size', gap: vars.space.s4 })
globalStyle(`${inPanel} > button`, { paddingInline: vars.space.s12, gap: vars.space.s4 })
globalStyle(`${inPanel} > button[aria-pressed="false"] > svg`, {
  '@container': { '(max-width: 27.5em)': { display: 'none' } },
})
