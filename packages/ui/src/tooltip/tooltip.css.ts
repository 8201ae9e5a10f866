import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const bubble = style([
  reset,
  {
    maxWidth: inUnit(280),
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s12,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    fontSize: vars.text.small,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
