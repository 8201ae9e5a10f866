import { focusOutline, inUnit, resetButton, vars } from '@delebil/ui/theme'
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { mapInset } from './insets.css.ts'
import { MEASURED_PX } from './mark-sizes.ts'

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.sunken,
})

/** The element that MapLibre fills; only the rules it needs, kept inside it. */
export const canvasHolder = style({ position: 'absolute', inset: 0 })
globalStyle(`${canvasHolder} .maplibregl-canvas-container`, { position: 'absolute', inset: 0, touchAction: 'none' })
globalStyle(`${canvasHolder} .maplibregl-canvas`, { position: 'absolute', left: 0, top: 0, outlineOffset: '-3px' })
globalStyle(`${canvasHolder} .maplibregl-canvas:focus-visible`, { outline: `3px solid ${vars.color.focus}` })
globalStyle(`${canvasHolder} .maplibregl-control-container`, { display: 'none' })

/** The part of the map that nothing lies over. */
export const clear = style({
  containerType: 'size',
  position: 'absolute',
  top: fallbackVar(mapInset.top, '0px'),
  right: fallbackVar(mapInset.right, '0px'),
  bottom: fallbackVar(mapInset.bottom, '0px'),
  left: fallbackVar(mapInset.left, '0px'),
  pointerEvents: 'none',
})
/** Nothing but a length. */
export const measure = style({ position: 'absolute', inlineSize: inUnit(MEASURED_PX), visibility: 'hidden' })
/** What stands on the map and is no part of its picture. */
export const marks = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' })
export const walkName = style({
  position: 'absolute',
  transform: 'translate(-50%, -115%)',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.family,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightBold,
  color: vars.color.textMuted,
  textShadow: `0 0 3px ${vars.color.page}, 0 0 3px ${vars.color.page}`,
})

export const controls = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s12,
  insetBlockEnd: vars.space.s32,
  display: 'grid',
  gap: vars.space.s8,
  pointerEvents: 'auto',
  '@container': {
    // Whose map it is takes two lines there.
    '(max-width: 22em)': { insetBlockEnd: `calc(${vars.space.s32} + ${inUnit(24)})` },
    // A large text on a small screen leaves them no room: they would lie over the search.
    '(max-height: 12em)': { display: 'none' },
  },
})

export const attribution = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  paddingInlineStart: vars.space.s8,
  fontSize: vars.text.caption,
  color: vars.color.text,
  background: vars.color.surface,
  borderStartStartRadius: vars.space.s8,
  opacity: 0.9,
  pointerEvents: 'auto',
  '@container': { '(max-height: 4em)': { display: 'none' } },
})
export const attributionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: inUnit(24),
  color: 'inherit',
  marginInlineEnd: vars.space.s8,
})

/** Lies over a map that waits for a press. */
export const wake = style([
  resetButton,
  {
    position: 'absolute',
    inset: 0,
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-3px' } },
  },
])

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.s24,
  textAlign: 'center',
  color: vars.color.textMuted,
})
