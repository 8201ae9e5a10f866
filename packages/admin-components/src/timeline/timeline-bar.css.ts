import { focusOutline, inUnit, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const barBase = style([
  resetButton,
  tabularFigures,
  {
    position: 'absolute',
    minWidth: '6px',
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    padding: '0 7px',
    overflow: 'hidden',
    borderRadius: '4px',
    border: '1px solid transparent',
    transition: `box-shadow ${vars.duration.fast}`,
    selectors: {
      // A finger that rests on one lifts it: no words are marked, no menu opens.
      '&[data-movable]': { cursor: 'grab', WebkitTouchCallout: 'none', userSelect: 'none' },
      '&[data-movable]:hover': { boxShadow: vars.shadow.card, filter: 'brightness(0.97)' },
      '&[data-before]': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
      '&[data-after]': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
      '&[aria-current]': { outline: `2px solid ${color.text}`, outlineOffset: '-1px', zIndex: 1 },
      '&:focus-visible': { ...focusOutline, outlineOffset: '1px', zIndex: 2 },
      '&[data-picked]': { cursor: 'grabbing', boxShadow: vars.shadow.overlay, zIndex: 2 },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
const tone = (background: string, text: string, edge: string) => ({
  backgroundColor: background,
  color: text,
  borderColor: edge,
})
const stripes = (over: string) => `repeating-linear-gradient(135deg, transparent 0 5px, ${over} 5px 10px)`
export const bars = styleVariants({
  plain: [barBase, tone(color.infoSoft, color.onInfoSoft, color.info)],
  busy: [barBase, tone(color.primarySoft, color.onPrimarySoft, color.primary)],
  late: [barBase, tone(color.dangerSoft, color.onDangerSoft, color.danger)],
  done: [barBase, tone(color.sunken, color.textMuted, color.border)],
  off: [
    barBase,
    {
      ...tone(color.sunken, color.text, color.borderStrong),
      backgroundImage: stripes(color.border),
      borderStyle: 'solid',
    },
  ],
  held: [barBase, { ...tone(color.warningSoft, color.onWarningSoft, color.warning), borderStyle: 'dashed' }],
  moved: [
    barBase,
    {
      ...tone(color.primarySoft, color.onPrimarySoft, color.primary),
      borderWidth: '2px',
    },
  ],
  clash: [
    barBase,
    {
      ...tone(color.dangerSoft, color.onDangerSoft, color.danger),
      borderWidth: '2px',
    },
  ],
  ghost: [
    barBase,
    { backgroundColor: 'transparent', border: `2px dashed ${color.borderStrong}`, opacity: 0.7, pointerEvents: 'none' },
  ],
  gone: [
    barBase,
    { ...tone(color.surface, color.textMuted, color.danger), borderStyle: 'dashed', textDecoration: 'line-through' },
  ],
  strip: [barBase, tone(color.sunken, color.textMuted, color.borderStrong)],
  'strip-moved': [barBase, tone(color.primarySoft, color.onPrimarySoft, color.primary)],
  'strip-clash': [barBase, tone(color.dangerSoft, color.onDangerSoft, color.danger)],
})
/** Names are written whole or not at all; what a browser measures otherwise by a hair is clipped. */
export const barText = style([
  reset,
  {
    flex: '0 0 auto',
    fontSize: inUnit(13),
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    color: 'inherit',
  },
])
export const barName = style({ fontWeight: vars.font.weightBold })
export const barTimes = style({ fontWeight: vars.font.weightNormal })
export const lateSpan = style([
  reset,
  tabularFigures,
  {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    paddingInline: space.s4,
    overflow: 'hidden',
    fontSize: inUnit(12),
    fontWeight: vars.font.weightBold,
    whiteSpace: 'nowrap',
    color: color.danger,
    border: `1px dashed ${color.danger}`,
    borderLeft: 'none',
    borderRadius: '0 4px 4px 0',
    pointerEvents: 'none',
  },
])
const grip = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '8px',
  cursor: 'ew-resize',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '30%',
      bottom: '30%',
      left: '3px',
      width: '2px',
      borderRadius: '2px',
      backgroundColor: 'currentcolor',
      opacity: 0,
    },
    'button:hover > &::after': { opacity: 0.55 },
    'button:focus-visible > &::after': { opacity: 0.55 },
  },
  '@media': { '(pointer: coarse)': { width: '14px' } },
})
export const ends = styleVariants({ start: [grip, { left: 0 }], end: [grip, { right: 0 }] })
