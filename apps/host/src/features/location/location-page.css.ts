import { inUnit, media, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: inUnit(1136),
  margin: '0 auto',
  padding: `${space.s16} ${space.s16} ${space.s64}`,
  '@media': { [media.wide]: { padding: `${space.s24} ${space.s24} ${space.s64}` } },
})
