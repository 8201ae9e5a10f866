import { media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const label = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const list = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: space.s16, paddingTop: space.s8, listStyle: 'none' },
])
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 })
/** Only where there is likely to be a camera at hand. */
export const onTouch = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'block' } } })

export const draft = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s4, width: '112px', color: color.text },
])
/** What went wrong needs room for its words. */
export const failedDraft = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s16,
    width: '100%',
    color: color.text,
  },
])
export const framed = style({ position: 'relative', width: '112px' })
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '112px',
  height: '112px',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
  color: color.textMuted,
})
export const image = style([reset, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' }])
export const draftState = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    fontSize: vars.text.small,
    lineHeight: vars.line.snug,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  },
])
export const remove = style({
  position: 'absolute',
  top: '-12px',
  insetInlineEnd: '-12px',
  borderRadius: '50%',
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
})

export const thumbnail = style([
  frame,
  {
    padding: 0,
    cursor: 'zoom-in',
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const large = style([
  reset,
  {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: '70vh',
    marginInline: 'auto',
    borderRadius: vars.radius.control,
  },
])
