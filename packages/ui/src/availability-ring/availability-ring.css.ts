import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const wrapper = style([
  reset,
  // Its words look like those around it.
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.s8, font: 'inherit', color: 'inherit' },
])
const ring = style({ display: 'block', flexShrink: 0, '@media': { [media.forcedColors]: { color: 'CanvasText' } } })
export const ringStates = styleVariants({
  available: [ring, { color: vars.color.available }],
  partial: [ring, { color: vars.color.partial }],
  unavailable: [ring, { color: vars.color.unavailable }],
})
export const check = style({
  fill: 'none',
  stroke: vars.color.onPrimary,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})
