import { focusRing, inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

/** The lines between the figures are the ground that shows through. */
export const figures = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    overflow: 'hidden',
    backgroundColor: color.border,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const figure = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    // The last of a row takes what is left of it.
    flex: `1 1 min(${inUnit(144)}, 40%)`,
    padding: space.s16,
    backgroundColor: color.surface,
  },
])
export const label = style([reset, typography.meta, { color: color.textMuted }])
const value = style([reset, typography.figure])
export const values = styleVariants({
  plain: [value, { color: color.text }],
  wrong: [value, { color: color.danger }],
})
export const link = style([
  reset,
  typography.figure,
  focusRing,
  {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.mark,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { textDecoration: 'underline' } },
  },
])
export const note = style([reset, typography.meta, { color: color.textMuted }])
