import { style, styleVariants } from '@vanilla-extract/css'
import { focusOutline } from '../theme/focus-ring.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const region = style([
  reset,
  {
    // As wide as there is room, so that it stays where it is whatever it says; what it says stands where text stands there.
    flexGrow: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    textAlign: 'inherit',
    outline: 'none',
  },
])
const line = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    maxWidth: '100%',
    textAlign: 'start',
    verticalAlign: 'top',
    // Large text on a small screen needs the room.
    padding: `${space.s4} min(${space.s16}, 4vw)`,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.card,
    fontSize: vars.text.body,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.body,
    selectors: { [`${region}:focus-visible > &`]: focusOutline },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const tones = styleVariants({
  good: [line, { backgroundColor: color.primarySoft, color: color.onPrimarySoft }],
  warning: [line, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
  danger: [line, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }],
  neutral: [line, { backgroundColor: color.tile, color: color.text }],
})
