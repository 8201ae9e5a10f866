import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const ground = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.sunken,
})
/** In the middle, as the pin of the map will stand. */
export const spot = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    blockSize: '100%',
    fontSize: vars.text.caption,
    fontWeight: vars.font.weightBold,
    color: vars.color.text,
  },
])
export const ask = style({ position: 'absolute', insetBlockStart: vars.space.s12, insetInlineEnd: vars.space.s12 })
