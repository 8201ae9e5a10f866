import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style([reset, { display: 'flex', flexDirection: 'column', minHeight: '100%' }])
export const carLine = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s16,
    paddingBlock: space.s8,
  },
])
export const carName = style([
  reset,
  { fontWeight: vars.font.weightBold, fontSize: vars.text.large, lineHeight: vars.line.snug, color: color.text },
])
export const others = style([reset, { listStyle: 'none', marginInline: '-8px' }])
export const outcome = style([reset, { outline: 'none' }])
