import { vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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

export const controls = style({
  position: 'absolute',
  insetInlineEnd: '16px',
  insetBlockStart: '16px',
  display: 'grid',
  gap: '8px',
})

export const attribution = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  paddingInline: '8px',
  paddingBlock: '2px',
  fontSize: '12px',
  color: vars.color.text,
  background: vars.color.surface,
  borderStartStartRadius: '6px',
  opacity: 0.9,
})
export const attributionLink = style({ color: 'inherit', marginInlineEnd: '8px' })

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: '24px',
  textAlign: 'center',
  color: vars.color.textMuted,
})
