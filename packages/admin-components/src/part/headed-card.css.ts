import { focusRing, media, reset, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const card = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    backgroundColor: color.surface,
    color: color.text,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' }, print: { breakInside: 'avoid' } },
  },
])
export const head = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s8}`,
    minHeight: vars.bar.page,
    paddingInline: space.s16,
  },
])
export const name = style([reset, typography.card, { minWidth: 0 }])
export const after = style({ marginInlineStart: 'auto', minWidth: 0, paddingBlock: space.s4 })
globalStyle(`${after} > a`, { textDecoration: 'none' })
export const link = style([
  reset,
  typography.body,
  focusRing,
  {
    color: color.primary,
    fontWeight: vars.font.weightBold,
    textDecoration: 'none',
    borderRadius: vars.radius.mark,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { textDecoration: 'underline' } },
  },
])
export const body = style([reset, { padding: `0 ${space.s16} ${space.s16}` }])
/** Rows reach from edge to edge. */
export const bareBody = style([reset, { borderTop: `1px solid ${color.border}` }])
