import { createVar, style } from '@vanilla-extract/css'
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
    borderStartStartRadius: '20px',
    borderStartEndRadius: '20px',
    boxShadow: vars.shadow.overlay,
    overflow: 'hidden',
    contain: 'layout paint',
    transition: `height ${vars.duration.normal} ease-out`,
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
export const headContent = style({ padding: `0 ${space.s16} ${space.s12}` })

export const handle = style([
  resetButton,
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '32px',
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
  width: '44px',
  height: '5px',
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
  padding: `${space.s4} ${space.s16} max(${space.s16}, env(safe-area-inset-bottom))`,
  selectors: { '[data-position="peek"]:not([data-dragging]) > &': { visibility: 'hidden' } },
})
