import { inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const frame = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, color: color.text }])
export const chips = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
/** Calendar and times beside each other where both have room. */
export const columns = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${inUnit(280)}), 1fr))`,
    gap: `${space.s16} ${space.s24}`,
    alignItems: 'start',
  },
])
export const column = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16 }])
export const calendar = style([reset, { display: 'grid', gap: space.s12, justifyItems: 'center' }])
// As wide as seven days on the smallest phone. Where large text makes them wider than the screen they begin at its edge, so that all
// of them can be scrolled to.
export const days = style([
  reset,
  {
    display: 'grid',
    justifySelf: 'stretch',
    justifyItems: ['center', 'safe center'],
    marginInline: `calc(-1 * ${space.s16})`,
  },
])
export const length = style([reset, { fontSize: vars.text.small, color: color.textMuted }])
export const problem = style([
  reset,
  { fontSize: vars.text.small, fontWeight: vars.font.weightBold, color: color.danger },
])
export const flexible = style([reset, { borderBlock: `1px solid ${color.border}`, paddingBlock: space.s8 }])
