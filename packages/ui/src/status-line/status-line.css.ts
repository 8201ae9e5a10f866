import { style, styleVariants } from '@vanilla-extract/css'
import { focusOutline } from '../theme/focus-ring.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const region = style([
  reset,
  {
    width: 'fit-content',
    maxWidth: '100%',
    borderRadius: vars.radius.card,
    outline: 'none',
    selectors: { '&:focus-visible': focusOutline },
  },
])
const line = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    padding: `${space.s4} ${space.s16}`,
    borderRadius: vars.radius.card,
    fontSize: vars.text.body,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.body,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const tones = styleVariants({
  good: [line, { backgroundColor: color.primarySoft, color: color.onPrimarySoft }],
  warning: [line, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
  danger: [line, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }],
  neutral: [line, { backgroundColor: color.tile, color: color.text }],
})
