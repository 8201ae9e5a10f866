import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const card = style([
  reset,
  {
    display: 'block',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.card,
    border: `1px solid ${vars.color.border}`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])

// No more of a small screen than it takes where text is not enlarged.
const close = `${vars.space.s16} min(${vars.space.s16}, 5vw)`

export const paddings = styleVariants({
  none: [card, { overflow: 'hidden' }],
  normal: [card, { padding: close }],
  large: [card, { padding: vars.space.s24, '@media': { [media.phone]: { padding: close } } }],
})
