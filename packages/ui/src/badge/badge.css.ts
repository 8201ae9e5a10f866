import { style, styleVariants } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const badge = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: inUnit(28),
    paddingInline: space.s12,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])

export const tones = styleVariants({
  green: [badge, { backgroundColor: color.primarySoft, color: color.onPrimarySoft }],
  yellow: [badge, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
  red: [badge, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }],
  neutral: [badge, { backgroundColor: color.sunken, color: color.text, boxShadow: `inset 0 0 0 1px ${color.border}` }],
})

export const statusDot = style([
  reset,
  { display: 'inline-flex', alignItems: 'center', gap: space.s8, color: color.text },
])
const dot = style({ display: 'block', flexShrink: 0 })
export const dotTones = styleVariants({
  green: [dot, { color: color.available }],
  yellow: [dot, { color: color.partial }],
  red: [dot, { color: color.danger }],
})
