import { vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.sunken,
})
