import { style } from '@vanilla-extract/css'
import { inFrameButton } from '../field/field.css.ts'

export const clear = style([inFrameButton, { selectors: { '[data-empty] &': { visibility: 'hidden' } } }])
