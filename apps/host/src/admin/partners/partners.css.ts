import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const snippet = style([reset, { display: 'grid', gap: space.s12, minWidth: 0 }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const code = style([
  reset,
  {
    padding: space.s12,
    fontFamily: 'monospace',
    fontSize: vars.text.small,
    color: color.text,
    backgroundColor: color.sunken,
    borderRadius: vars.radius.card,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
])
