import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const icon = style({ display: 'block', flexShrink: 0, width: vars.size.icon, height: vars.size.icon })
