import { focusOutline, inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const views = style([
  reset,
  {
    display: 'flex',
    flexShrink: 0,
    // One line, whatever the counts: what there is no room for is scrolled to.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    minInlineSize: 0,
    border: 'none',
    paddingInline: space.s4,
    borderBottom: `1px solid ${color.border}`,
  },
])
export const view = style([
  reset,
  { outline: 'none' },
  typography.meta,
  {
    appearance: 'none',
    background: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space.s4,
    minHeight: vars.bar.tabs,
    paddingInline: inUnit(5),
    color: color.textMuted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBlock: '2px solid transparent',
    selectors: {
      '&:focus-visible': { ...focusOutline, outlineOffset: '-3px' },
      '&:hover': { color: color.text },
      '&[aria-pressed=true]': {
        color: color.primary,
        borderBottomColor: color.primary,
        fontWeight: vars.font.weightBold,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockColor: 'Canvas',
        selectors: { '&[aria-pressed=true]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
])
