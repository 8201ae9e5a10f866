import { style, styleVariants } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const banner = style([
  reset,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s12,
    width: '100%',
    padding: `${space.s12} ${space.s16}`,
    borderRadius: vars.radius.control,
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
])

export const tones = styleVariants({
  info: [banner, { backgroundColor: color.infoSoft, color: color.onInfoSoft }],
  warning: [banner, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
  error: [banner, { backgroundColor: color.dangerSoft, color: color.onDangerSoft }],
  offline: [banner, { backgroundColor: color.text, color: color.surface, borderRadius: 0, justifyContent: 'center' }],
})

export const mark = style({ display: 'inline-flex', paddingTop: '2px' })
export const words = style({ minWidth: 0 })
export const title = style([reset, { fontWeight: vars.font.weightBold, color: 'inherit' }])
export const text = style([reset, { color: 'inherit' }])
export const closeButton = style({ margin: `${inUnit(-10)} ${inUnit(-12)} ${inUnit(-10)} auto` })
