import { focusRing, inUnit, resetButton, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
export const chooser = style([
  resetButton,
  typography.card,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    width: '100%',
    minHeight: vars.size.target,
    paddingInline: space.s8,
    color: color.text,
    borderRadius: vars.radius.control,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { backgroundColor: color.sunken } },
  },
])
export const logo = style({ display: 'block', flexShrink: 0, height: inUnit(24), maxWidth: inUnit(72) })
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
