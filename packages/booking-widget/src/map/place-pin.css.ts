import { inUnit, media, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { PIN_HEIGHT_PX, PIN_WIDTH_PX } from './mark-sizes.ts'

const { color } = vars

export const pin = style({
  position: 'absolute',
  inlineSize: 'max-content',
  transform: 'translateX(-50%)',
  textAlign: 'center',
})
export const drop = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  left: '50%',
  inlineSize: inUnit(PIN_WIDTH_PX),
  blockSize: inUnit(PIN_HEIGHT_PX),
  transform: 'translateX(-50%)',
  filter: 'drop-shadow(0 2px 3px rgba(10, 25, 18, 0.35))',
})
export const body = style({ fill: color.pinSelected, stroke: color.onPinSelected, strokeWidth: 2 })
export const eye = style({ fill: color.onPinSelected })
export const name = style({
  display: 'block',
  maxInlineSize: '14em',
  marginBlockStart: inUnit(6),
  paddingInline: vars.space.s8,
  paddingBlock: vars.space.s2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.family,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightBold,
  lineHeight: vars.line.snug,
  color: color.text,
  background: color.surface,
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.card,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
