import { focusRing, inUnit, media, reset, resetButton, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** At the edge that a thumb reaches. */
export const bar = style([
  reset,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.zIndex.header,
    minHeight: vars.bar.bottom,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: color.surface,
    borderTop: `1px solid ${color.border}`,
    '@media': { print: { display: 'none' } },
  },
])
export const list = style([
  reset,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 1fr)',
    overflowX: 'auto',
    listStyle: 'none',
  },
])
export const item = style([
  resetButton,
  typography.mark,
  focusRing,
  {
    fontWeight: vars.font.weightNormal,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s2,
    width: '100%',
    minHeight: vars.bar.bottom,
    paddingInline: space.s2,
    color: color.textMuted,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
      '&[aria-current]': { color: color.primary, fontWeight: vars.font.weightBold },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderTop: '3px solid Highlight' } } },
    },
  },
])
export const count = style({ position: 'absolute', insetBlockStart: inUnit(4), insetInlineStart: '54%' })
