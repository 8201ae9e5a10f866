import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const block = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.skeleton,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { border: '1px solid GrayText' } },
})
