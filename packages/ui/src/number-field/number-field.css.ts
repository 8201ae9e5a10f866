import { style } from '@vanilla-extract/css'
import { frame, input } from '../field/field.css.ts'
import { inUnit } from '../theme/in-unit.ts'
import { tabularFigures } from '../theme/reset.css.ts'

export const stepFrame = style([frame, { paddingInline: 0, gap: 0, maxWidth: inUnit(220) }])
export const figure = style([input, tabularFigures, { textAlign: 'center' }])
