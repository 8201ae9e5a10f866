import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const frame = style({ display: 'block', width: '100%' })
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: '100%',
  forcedColorAdjust: 'none',
})
export const outline = style({
  fill: 'none',
  stroke: color.text,
  strokeOpacity: 0.32,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
})
export const gaps = style({
  fill: 'none',
  stroke: '#000',
  strokeOpacity: 0.24,
  strokeWidth: 1,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const handle = style({ stroke: '#000', strokeOpacity: 0.42, strokeWidth: 1.8, strokeLinecap: 'round' })
export const glass = style({ fill: color.glass })
export const glint = style({
  fill: 'none',
  stroke: '#fff',
  strokeOpacity: 0.2,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
})
export const dark = style({ fill: color.tyre })
export const arch = style({ fill: color.tyre, fillOpacity: 0.92 })
export const rim = style({ fill: color.rim })
export const spokes = style({ fill: 'none', stroke: color.tyre, strokeWidth: 1.6, strokeOpacity: 0.75 })
export const rails = style({ fill: 'none', stroke: color.tyre, strokeWidth: 2.2, strokeLinecap: 'round' })
export const headlight = style({ fill: color.headlight })
export const taillight = style({ fill: color.taillight })
export const groundShadow = style({ fill: '#000', fillOpacity: 0.12 })
