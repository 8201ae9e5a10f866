import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus-ring.ts'
import { media } from '../theme/media.ts'
import { resetButton } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

const base = style([
  resetButton,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.targetSmall,
    height: vars.size.targetSmall,
    borderRadius: vars.radius.control,
    color: color.text,
    outline: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast}`,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-pressed]': { backgroundColor: color.border },
      '&[data-disabled]': { color: color.borderStrong, cursor: 'default' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
])

export const variants = styleVariants({
  plain: [base],
  floating: [
    base,
    {
      backgroundColor: color.raised,
      borderRadius: vars.radius.pill,
      boxShadow: vars.shadow.overlay,
      width: vars.size.target,
      height: vars.size.target,
    },
  ],
})
