import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const count = style([
  reset,
  typography.label,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: inUnit(20),
    minHeight: inUnit(20),
    paddingInline: inUnit(6),
    fontWeight: vars.font.weightBold,
    borderRadius: vars.radius.pill,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
])
export const counts = styleVariants({
  plain: [count, { backgroundColor: color.sunken, color: color.textMuted }],
  look: [count, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
  wrong: [count, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }],
})
