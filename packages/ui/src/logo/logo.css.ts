import { style } from '@vanilla-extract/css'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const logo = style([
  reset,
  { display: 'inline-flex', alignItems: 'center', gap: '0.4em', color: vars.color.text, lineHeight: 1 },
])
export const symbol = style({ display: 'block', height: '1.35em', width: '1.35em', flexShrink: 0 })
export const ground = style({ fill: vars.color.primary })
export const figure = style({
  fill: 'none',
  stroke: vars.color.onPrimary,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const wheel = style({ fill: vars.color.onPrimary })
export const word = style({ fontWeight: vars.font.weightBold, letterSpacing: '-0.02em' })
