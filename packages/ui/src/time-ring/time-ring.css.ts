import { style, styleVariants } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, tabularFigures } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
/** Most phones, with the browser's own bars: what stands below the ring is to be in sight too. */
const low = '(max-height: 56em)'

export const ring = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    width: inUnit(212),
    maxWidth: '100%',
    color: color.text,
    textAlign: 'center',
    '@media': { [low]: { width: inUnit(160) }, [media.wide]: { width: inUnit(204) } },
  },
])
const cell = { gridArea: '1 / 1' } as const
export const drawing = style({ ...cell, display: 'block', width: '100%', height: 'auto' })
const stroke = { fill: 'none', strokeLinecap: 'round' } as const
export const track = styleVariants({
  normal: { ...stroke, stroke: color.border, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } },
  warning: { ...stroke, stroke: color.warning, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
})
export const arc = style({
  ...stroke,
  stroke: color.primary,
  transition: `stroke-dasharray ${vars.duration.normal}`,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
export const words = style([reset, { ...cell, display: 'grid', width: '84%', overflowWrap: 'anywhere' }])
export const time = style([
  reset,
  tabularFigures,
  {
    fontSize: vars.text.timer,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    letterSpacing: '-0.02em',
    textAlign: 'center',
    '@media': { [low]: { fontSize: vars.text.heading }, [media.wide]: { fontSize: vars.text.display } },
  },
])
export const caption = style([
  reset,
  { color: color.textMuted, fontSize: vars.text.body, lineHeight: vars.line.snug, textAlign: 'center' },
])
