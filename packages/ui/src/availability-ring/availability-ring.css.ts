import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const wrapper = style([
  reset,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.s8, color: vars.color.text },
])
const ring = style({ display: 'block', flexShrink: 0, '@media': { [media.forcedColors]: { color: 'CanvasText' } } })
export const ringStates = styleVariants({
  available: [ring, { color: vars.color.available }],
  partial: [ring, { color: vars.color.partial }],
  unavailable: [ring, { color: vars.color.unavailable }],
})
