import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const turnBack = keyframes({ to: { transform: 'rotate(-360deg)' } })
const breathe = keyframes({ '0%, 80%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } })
// A slow fade instead of movement for those who asked for less.
const fade = keyframes({ '0%, 100%': { opacity: 0.4 }, '50%': { opacity: 1 } })
const calm = { '@media': { [media.reducedMotion]: { animation: `${fade} 2.4s ease-in-out infinite` } } }

export const wrapper = style([
  reset,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.s12, color: vars.color.textMuted },
])
export const inText = style([wrapper, { color: 'inherit' }])
export const column = style({ flexDirection: 'column' })
export const shape = style({ display: 'block', color: vars.color.primary, overflow: 'visible' })
export const inherit = style({ display: 'block', color: 'inherit', overflow: 'visible' })

const part = style({ transformBox: 'fill-box', transformOrigin: 'center' })
export const ring = style([part, { animation: `${turn} 900ms linear infinite`, ...calm }])
export const bigGear = style([part, { animation: `${turn} 4s linear infinite`, ...calm }])
export const smallGear = style([part, { animation: `${turnBack} 3s linear infinite`, ...calm }])
export const dots = styleVariants({ first: 0, second: 160, third: 320 }, (delayMs) => ({
  animation: `${breathe} 1.2s ${delayMs}ms ease-in-out infinite both`,
  ...calm,
}))
