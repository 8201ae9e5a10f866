import { createVar, style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset, resetButton } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const heightVar = createVar()

export const sheet = style([
  reset,
  {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    zIndex: vars.zIndex.sheet,
    display: 'flex',
    flexDirection: 'column',
    height: heightVar,
    maxHeight: '100%',
    backgroundColor: color.surface,
    color: color.text,
    borderStartStartRadius: vars.radius.sheet,
    borderStartEndRadius: vars.radius.sheet,
    boxShadow: vars.shadow.overlay,
    // Hidden, it would still be scrolled to what lies below its end.
    overflow: 'clip',
    contain: 'layout paint',
    transition: `height ${vars.duration.normal} cubic-bezier(0.2, 0, 0, 1)`,
    selectors: { '&[data-dragging]': { transition: 'none', userSelect: 'none' } },
    '@media': { [media.forcedColors]: { borderTop: '2px solid CanvasText' } },
  },
])

export const head = style({
  flexShrink: 0,
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '[data-dragging] > &': { cursor: 'grabbing' } },
})
export const headContent = style({ padding: `0 ${space.s16} ${space.s4}` })

export const handle = style([
  resetButton,
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: vars.space.s24,
    outline: 'none',
    cursor: 'inherit',
    selectors: {
      // 44 px for the thumb without 44 px of empty surface.
      '&::before': {
        content: '""',
        position: 'absolute',
        top: 0,
        insetInline: 0,
        height: vars.size.targetSmall,
        zIndex: -1,
      },
    },
  },
])
export const bar = style({
  width: inUnit(40),
  height: inUnit(5),
  borderRadius: vars.radius.pill,
  backgroundColor: color.borderStrong,
  selectors: { [`${handle}:focus-visible &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '4px' } },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
})

export const content = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space.s16} max(${space.s16}, env(safe-area-inset-bottom))`,
  selectors: { '[data-position="peek"]:not([data-dragging]) > &': { visibility: 'hidden' } },
})
/** A finger on it moves the sheet first, and scrolls once there is no more of it to come. */
export const grip = style({
  selectors: {
    '[data-position]:not([data-position="full"]) > &': { touchAction: 'none' },
    '[data-position="full"] > &[data-at-top]': { touchAction: 'pan-down' },
  },
})
