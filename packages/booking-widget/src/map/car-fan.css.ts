import { focusOutline, inUnit, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { color } = vars
const still = { '@media': { [media.reducedMotion]: { animation: 'none' } } }
const outward = keyframes({ from: { opacity: 0, transform: 'scale(0.2)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const group = style([reset, { minInlineSize: 0 }])
export const legs = style({
  position: 'absolute',
  inlineSize: inUnit(1),
  blockSize: inUnit(1),
  overflow: 'visible',
  pointerEvents: 'none',
})
export const leg = style({
  stroke: color.pinSelected,
  strokeWidth: 2,
  animation: `${appear} 160ms ease-out backwards`,
  ...still,
})
export const foot = style({ fill: color.pinSelected, stroke: color.onPinSelected, strokeWidth: 2 })
export const chip = style([
  resetButton,
  tabularFigures,
  {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s4,
    paddingInline: vars.space.s8,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    backgroundColor: color.pin,
    color: color.onPin,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'auto',
    outline: 'none',
    animation: `${outward} 160ms ease-out backwards`,
    selectors: {
      '&[data-focus-visible]': focusOutline,
      '&[data-selected]': { backgroundColor: color.pinSelected, color: color.onPinSelected },
    },
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '2px solid ButtonText' },
    },
  },
])
/** Gives way to the price. */
export const picture = style({ inlineSize: inUnit(56), minInlineSize: 0, ':empty': { display: 'none' } })
// The chip is the ground of the picture.
globalStyle(`${picture} > *`, { backgroundColor: 'transparent' })
export const price = style({
  fontSize: vars.text.small,
  fontWeight: vars.font.weightBold,
  whiteSpace: 'nowrap',
  flexShrink: 0,
})
