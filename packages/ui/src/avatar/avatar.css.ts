import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const avatar = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    // Smaller where it stands in a line: whoever shows it there says how small.
    width: `var(--delebil-avatar, ${inUnit(40)})`,
    height: `var(--delebil-avatar, ${inUnit(40)})`,
    borderRadius: vars.radius.pill,
    backgroundColor: color.primarySoft,
    color: color.onPrimarySoft,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
