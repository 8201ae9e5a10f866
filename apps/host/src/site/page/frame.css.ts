import { media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** As high as the screen, so that the foot of the page is not seen to jump when the page comes. */
export const centered = style({
  boxSizing: 'border-box',
  display: 'grid',
  flex: 1,
  minHeight: '100svh',
  placeItems: 'center',
  padding: space.s40,
})

/** Room above and below a page that sets its own width. */
export const column = style({
  paddingBlock: `${space.s8} ${space.s64}`,
  '@media': { [media.wide]: { paddingBlock: `${space.s24} ${space.s64}` } },
})

export const heading = style([
  reset,
  {
    fontSize: vars.text.heading,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    letterSpacing: '-0.01em',
    marginBottom: space.s16,
    outline: 'none',
  },
])
