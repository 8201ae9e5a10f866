import { style, styleVariants } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const tile = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.tile,
    '@media': { [media.forcedColors]: { boxShadow: 'inset 0 0 0 1px CanvasText', border: '1px solid transparent' } },
  },
])
export const sizes = styleVariants({
  small: [tile, { maxWidth: inUnit(104), aspectRatio: '104 / 76' }],
  large: [tile, { maxWidth: inUnit(148), aspectRatio: '148 / 96' }],
})
export const drawing = style({ display: 'block', width: '93%' })
/** In the room of a drawing, so that nothing moves when it comes. */
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', minHeight: 0 })
