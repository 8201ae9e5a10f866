import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const row = style([
  reset,
  {
    display: 'flex',
    alignItems: 'stretch',
    gap: space.s8,
    minHeight: vars.bar.tabs,
    marginInline: 'calc(-1 * var(--admin-gutter, 0px))',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    backgroundColor: color.surface,
    borderBottom: `1px solid ${color.border}`,
    '@media': { print: { display: 'none' } },
  },
])
// They go on sideways, and are not laid over what stands behind them.
export const list = style([reset, { display: 'flex', flexShrink: 0, alignItems: 'stretch', listStyle: 'none' }])
export const item = style({ display: 'flex', alignItems: 'stretch' })
export const tab = style([
  reset,
  typography.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: inUnit(6),
    paddingInline: space.s12,
    borderBlock: '2px solid transparent',
    color: color.textMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.text },
      '&[aria-current]': { color: color.primary, borderBottomColor: color.primary, fontWeight: vars.font.weightBold },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': {
      // What is transparent is drawn there.
      [media.forcedColors]: {
        borderBlockColor: 'Canvas',
        selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
])
export const after = style({ display: 'flex', flexShrink: 0, alignItems: 'center' })
