import { style } from '@vanilla-extract/css'
import { inFrameButton } from '../field/field.css.ts'

export const openButton = style([inFrameButton])
