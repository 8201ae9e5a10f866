import { style } from '@vanilla-extract/css'
import { mark } from '../checkbox/checkbox.css.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const round = style([mark, { borderRadius: vars.radius.pill }])
export const dot = style({
  width: inUnit(8),
  height: inUnit(8),
  borderRadius: vars.radius.pill,
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
