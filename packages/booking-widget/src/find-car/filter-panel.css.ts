import { inUnit, media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Over the map of a desk, with air around it; as high as there is room for. */
export const panel = style([
  reset,
  {
    position: 'absolute',
    insetBlock: space.s16,
    insetInlineStart: space.s16,
    zIndex: vars.zIndex.sheet,
    display: 'flex',
    flexDirection: 'column',
    width: `min(${inUnit(400)}, calc(100% - 2 * ${space.s16}))`,
    borderRadius: vars.radius.card,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
])
