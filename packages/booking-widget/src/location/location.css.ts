import { media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const columns = style([
  reset,
  {
    display: 'grid',
    gap: space.s32,
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' } },
  },
])
export const part = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s12, minWidth: 0 }])
export const parts = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s32, minWidth: 0 }])
export const partTitle = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const mapFrame = style([
  reset,
  {
    position: 'relative',
    height: '240px',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${color.border}`,
    backgroundColor: color.sunken,
    '@media': { [media.wide]: { height: '320px' } },
  },
])
