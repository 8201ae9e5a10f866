import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const badge = style([
  reset,
  typography.mark,
  {
    display: 'inline-flex',
    // Its word is whole: what stands beside it gives way.
    flexShrink: 0,
    alignItems: 'center',
    gap: space.s4,
    maxWidth: '100%',
    paddingInline: inUnit(6),
    borderRadius: vars.radius.mark,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
/** A state of the specification stands on one line; what is said beside it may take two. */
export const states = styleVariants({
  going: [badge, { backgroundColor: color.primarySoft, color: color.onPrimarySoft }],
  coming: [badge, { backgroundColor: color.infoSoft, color: color.onInfoSoft }],
  look: [badge, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
  wrong: [badge, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }],
  over: [badge, { backgroundColor: color.sunken, color: color.textMuted }],
})
