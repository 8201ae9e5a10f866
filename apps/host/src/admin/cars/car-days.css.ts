import { inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const days = style([reset, { display: 'grid', gap: space.s4 }])
export const clock = style([reset, { position: 'relative', height: inUnit(16) }])
export const mark = style([
  typography.label,
  tabularFigures,
  { position: 'absolute', color: color.textMuted, whiteSpace: 'nowrap' },
])
export const line = style([
  reset,
  {
    position: 'relative',
    height: inUnit(32),
    overflow: 'hidden',
    listStyle: 'none',
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
  },
])
const bar = style([
  reset,
  typography.label,
  {
    position: 'absolute',
    insetBlock: '3px',
    minInlineSize: '6px',
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    border: '1px solid',
    borderRadius: '4px',
    fontWeight: vars.font.weightBold,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
const look = (backgroundColor: string, text: string, borderColor: string) => ({
  backgroundColor,
  color: text,
  borderColor,
})
export const bars = styleVariants({
  plain: [bar, look(color.infoSoft, color.onInfoSoft, color.info)],
  busy: [bar, look(color.primarySoft, color.onPrimarySoft, color.primary)],
  late: [bar, look(color.dangerSoft, color.onDangerSoft, color.danger)],
  off: [bar, look(color.surface, color.text, color.borderStrong)],
})
/** For the ear alone; it takes no room. */
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
/** A name is never cut: where there is no room for one it is not seen, and the list below tells it. */
export const name = style({
  paddingInline: space.s8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 6em)': unseen },
})
export const whole = style([
  tabularFigures,
  { whiteSpace: 'nowrap', fontWeight: vars.font.weightNormal, '@container': { '(max-width: 24em)': unseen } },
])
