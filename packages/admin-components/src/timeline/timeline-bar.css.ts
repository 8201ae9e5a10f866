import { focusOutline, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const barBase = style([
  resetButton,
  tabularFigures,
  {
    position: 'absolute',
    top: '7px',
    height: '41px',
    minWidth: '8px',
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    padding: `0 ${space.s8}`,
    overflow: 'hidden',
    // What has no room beside this wraps out of sight: words that are too narrow to read are only read out.
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    borderRadius: '6px',
    border: '1px solid transparent',
    borderLeftWidth: '4px',
    transition: `box-shadow ${vars.duration.fast}`,
    selectors: {
      '&::before': { content: '""', width: 0, height: '100%', marginRight: `calc(-1 * ${space.s4})` },
      '[data-strip] &': { top: '3px', height: '34px' },
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
const strip = style([
  barBase,
  {
    borderLeftWidth: '1px',
    fontSize: '12px',
    selectors: { '[data-strip] &': { top: '37px', height: '17px' } },
  },
])
export const bars = styleVariants({
  plain: [barBase, tone(color.infoSoft, color.onInfoSoft, color.info)],
  busy: [barBase, tone(color.info, color.surface, color.info)],
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
      borderTopWidth: '2px',
      borderBottomWidth: '2px',
      borderRightWidth: '2px',
    },
  ],
  clash: [
    barBase,
    {
      ...tone(color.dangerSoft, color.onDangerSoft, color.danger),
      borderTopWidth: '2px',
      borderBottomWidth: '2px',
      borderRightWidth: '2px',
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
  strip: [strip, tone(color.sunken, color.textMuted, color.borderStrong)],
  'strip-moved': [strip, tone(color.primarySoft, color.onPrimarySoft, color.primary)],
  'strip-clash': [strip, tone(color.dangerSoft, color.onDangerSoft, color.danger)],
})
export const barText = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 22px',
    minWidth: 0,
    fontSize: 'inherit',
    lineHeight: 1.25,
    color: 'inherit',
  },
])
export const barName = style([
  reset,
  {
    ...oneLine,
    fontSize: '13px',
    fontWeight: vars.font.weightBold,
    lineHeight: 1.3,
    color: 'inherit',
    selectors: { [`${strip} &`]: { fontSize: '12px', lineHeight: '14px', fontWeight: vars.font.weightNormal } },
  },
])
export const barTime = style([reset, { ...oneLine, fontSize: '12px', lineHeight: 1.25, color: 'inherit' }])
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
