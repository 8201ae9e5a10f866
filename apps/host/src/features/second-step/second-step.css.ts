import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const codes = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
    gap: space.s8,
    listStyle: 'none',
    fontFamily: 'monospace',
    color: color.text,
  },
])
/** Black on white in every theme: a camera reads it. */
export const qr = style([reset, { width: '220px', maxWidth: '100%', padding: space.s12, backgroundColor: 'white' }])
export const secret = style([reset, { fontFamily: 'monospace', color: color.text, overflowWrap: 'anywhere' }])
