import { media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const track = style([
  reset,
  {
    blockSize: '8px',
    backgroundColor: color.sunken,
    borderRadius: radius.control,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const bar = style([
  reset,
  {
    blockSize: '100%',
    backgroundColor: color.primary,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
])
