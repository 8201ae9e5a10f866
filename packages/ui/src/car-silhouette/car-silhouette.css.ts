import { style } from '@vanilla-extract/css'
import { carParts } from '../theme/colors.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { text, borderStrong } = vars.color

export const frame = style({ display: 'block', width: '100%' })
/** The colours are the car's own, as on the street; what tells it from its ground is the person's. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
})
const edge = {
  stroke: carParts.line,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
export const body = style({
  ...edge,
  // So that a black car is seen on a dark ground, and a white one on a light.
  stroke: borderStrong,
  strokeOpacity: 0.7,
  strokeWidth: 1.3,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 1 } },
})
export const gaps = style({ ...edge, fill: 'none', strokeOpacity: 0.38, strokeWidth: 1.3 })
export const rails = style({
  ...edge,
  fill: 'none',
  stroke: text,
  strokeOpacity: 0.65,
  strokeWidth: 2.4,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 1 } },
})
export const tyre = style({
  fill: carParts.tyre,
  // Against a dark ground.
  stroke: carParts.rim,
  strokeOpacity: 0.4,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 1 } },
})
