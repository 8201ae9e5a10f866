import { style, styleVariants } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const disc = 18

export const steps = style([reset, { listStyle: 'none', display: 'block', color: color.text }])
export const step = style([
  reset,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `minmax(3em, auto) ${inUnit(disc)} minmax(0, 1fr)`,
    columnGap: space.s16,
    paddingBottom: space.s16,
    selectors: { '&:last-child': { paddingBottom: 0 } },
  },
])
export const time = style([tabularFigures, { fontWeight: vars.font.weightBold, lineHeight: vars.line.snug }])

const mark = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  width: inUnit(disc),
  height: inUnit(disc),
  marginTop: '0.25em',
  borderRadius: vars.radius.pill,
  border: `3px solid ${color.available}`,
  backgroundColor: color.surface,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' },
  },
})
export const marks = styleVariants({
  reached: [
    mark,
    { backgroundColor: color.available, '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } } },
  ],
  ahead: [mark],
})
/** From one mark to the next. */
export const line = style({
  position: 'absolute',
  top: `calc(${inUnit(disc)} + 0.5em)`,
  bottom: '-0.1em',
  insetInlineStart: 0,
  width: '2px',
  marginInlineStart: `calc(${inUnit(disc)} / 2 - 1px)`,
  backgroundColor: color.border,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const rail = style({ position: 'relative', display: 'block', marginBottom: `calc(-1 * ${space.s16})` })
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: vars.font.weightBold, lineHeight: vars.line.snug })
export const text = style({ color: color.textMuted, fontSize: vars.text.small, lineHeight: vars.line.body })
