import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const panel = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    padding: space.s16,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.sunken,
  },
])
/** What stands below each other; an announcement that is silent takes no room. */
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s12,
  selectors: { '&:not(:empty)': { paddingTop: space.s8 } },
})
export const aside = style({ paddingTop: space.s12 })
export const obstacle = style({ display: 'flex', flexDirection: 'column', gap: space.s4 })

export const nearRow = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s8,
    paddingBlock: space.s12,
    borderBottom: `1px solid ${color.border}`,
  },
])

export const obstacleAbove = style({
  padding: space.s16,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.sunken,
})
