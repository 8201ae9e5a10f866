import { reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const table = style([reset, tabularFigures, { width: '100%', borderCollapse: 'collapse', position: 'relative' }])
export const text = style([reset, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }])
export const caption = style(hidden)
export const hiddenHead = style(hidden)
export const what = style([
  reset,
  {
    textAlign: 'start',
    fontWeight: vars.font.weightNormal,
    verticalAlign: 'top',
    padding: `${space.s8} ${space.s16} ${space.s8} 0`,
    borderTop: `1px solid ${color.border}`,
    selectors: { 'tr:first-child > &': { borderTop: 'none' } },
  },
])
export const price = style([what, { fontWeight: vars.font.weightBold, textAlign: 'end', paddingRight: 0 }])
export const rules = style([
  reset,
  {
    paddingInlineStart: space.s24,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    lineHeight: vars.line.body,
  },
])
export const title = style([
  reset,
  { fontSize: vars.text.title, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight },
])
export const example = style({ padding: space.s16, borderRadius: vars.radius.control, backgroundColor: color.sunken })
export const exampleTitle = style([
  reset,
  { fontSize: vars.text.body, fontWeight: vars.font.weightBold, marginBottom: space.s8 },
])
