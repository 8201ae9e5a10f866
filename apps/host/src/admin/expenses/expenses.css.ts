import { media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The receipt, and beside it what is decided. */
export const work = style([
  reset,
  {
    display: 'grid',
    gap: space.s24,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
])
export const decided = style([reset, { color: color.text, fontWeight: vars.font.weightBold }])
export const list = style([reset, { paddingInlineStart: space.s24, color: color.text }])
