import { vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

/** As wide as the lists above it. */
export const toMyYear = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
  paddingInline: vars.space.s16,
})
