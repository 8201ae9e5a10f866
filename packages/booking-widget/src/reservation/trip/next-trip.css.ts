import { inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const link = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  },
])
/** Large text stands below the picture. */
export const car = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s16,
  flex: 1,
  minWidth: 0,
})
export const picture = style({
  boxSizing: 'border-box',
  width: inUnit(104),
  padding: space.s8,
  borderRadius: vars.radius.control,
  backgroundColor: color.tile,
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 10em', minWidth: 0 })
