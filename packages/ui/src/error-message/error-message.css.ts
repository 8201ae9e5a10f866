import { style } from '@vanilla-extract/css'
import { message } from '../field/field.css.ts'
import { vars } from '../theme/vars.css.ts'

export const errorMessage = style([message, { fontSize: vars.text.body, gap: vars.space.s8 }])
export const icon = style({ display: 'inline-flex', paddingTop: '1px' })
