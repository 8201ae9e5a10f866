import { media, reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const groups = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s24 }])
export const group = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    border: 0,
    selectors: { '&[hidden]': { display: 'none' } },
  },
])
export const groupName = style([
  reset,
  { fontSize: vars.text.small, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.textMuted },
])
const grid = { display: 'grid', gap: space.s8, alignItems: 'start' } as const
/** Two beside each other on a phone. */
export const wide = style([reset, grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(146px, 100%), 1fr))' }])
globalStyle(`${wide} button`, { paddingInline: space.s4 })
export const tiles = style([
  reset,
  grid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', alignItems: 'stretch' },
])
export const item = style({ minWidth: 0, selectors: { '&[hidden], &:empty': { display: 'none' } } })

export const tile = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    width: '100%',
    height: '100%',
    minHeight: '84px',
    padding: space.s8,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    fontSize: vars.text.small,
    lineHeight: vars.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      '&:hover': { backgroundColor: color.sunken, borderColor: color.borderStrong },
      '&[data-pressed]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
])
export const tileIcon = style({ display: 'inline-flex', color: color.text })
