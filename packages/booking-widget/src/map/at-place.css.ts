import { style } from '@vanilla-extract/css'

/** A point without a size: what is in it stands around it. */
export const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  pointerEvents: 'none',
})
