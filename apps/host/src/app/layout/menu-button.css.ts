import { focusOutline, inUnit, media, resetButton, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const button = style([
  resetButton,
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    justifyContent: 'center',
    gap: space.s4,
    flexShrink: 0,
    borderRadius: vars.radius.pill,
    color: color.text,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-pressed]': { backgroundColor: color.border },
      '&[data-focus-visible]': focusOutline,
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
])
export const looks = styleVariants({
  /** In the header. */
  bar: [button, { minWidth: vars.size.targetSmall, minHeight: vars.size.targetSmall }],
  /** By itself over a map. */
  round: [
    button,
    {
      width: vars.size.buttonLarge,
      height: vars.size.buttonLarge,
      backgroundColor: color.raised,
      boxShadow: vars.shadow.overlay,
    },
  ],
})
export const sign = style({ display: 'grid', placeItems: 'center', minWidth: inUnit(44) })
