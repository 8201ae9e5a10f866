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
      '&[data-movable]': { cursor: 'grab' },
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
  strip: [
    barBase,
    {
      ...tone(color.sunken, color.textMuted, color.borderStrong),
      borderLeftWidth: '1px',
      fontSize: '12px',
      selectors: { '[data-strip] &': { top: '38px', height: '16px' } },
    },
  ],
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
    selectors: { [`${bars.strip} &`]: { fontSize: '12px', lineHeight: '14px', fontWeight: vars.font.weightNormal } },
  },
])
export const barTime = style([reset, { ...oneLine, fontSize: '12px', lineHeight: 1.25, color: 'inherit' }])
