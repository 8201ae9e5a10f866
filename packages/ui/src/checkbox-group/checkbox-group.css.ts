import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const choices = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
export const choicesInline = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s24 })
