import { globalStyle, style } from '@vanilla-extract/css'
import { buttonBase, variants } from '../button/button.css.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { text, size, radius, space } = vars
/** A screen lying down has no room for the whole of it. */
const low = '(max-height: 31em)'

export const hero = style([
  buttonBase,
  variants.primary,
  {
    gap: space.s16,
    width: '100%',
    minHeight: size.hero,
    borderRadius: radius.hero,
    fontSize: inUnit(26),
    '@media': {
      [low]: { minHeight: size.buttonLarge, borderRadius: radius.button, fontSize: text.price },
      [media.wide]: { minHeight: size.buttonLarge, borderRadius: radius.button, fontSize: text.price },
    },
  },
])
globalStyle(`${hero} svg`, { width: '1.23em', height: '1.23em', flexShrink: 0 })
