import { media, reset, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style([
  reset,
  {
    display: 'flex',
    // On one line where there is room, and never with a word cut in two.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    minHeight: vars.bar.page,
    // As high as its words need, also where they are large.
    flexShrink: 0,
    // Reaches over the gutter of the page, to its edges.
    marginInline: 'calc(-1 * var(--admin-gutter, 0px))',
    paddingInline: space.s16,
    backgroundColor: color.surface,
    color: color.text,
    borderBottom: `1px solid ${color.border}`,
    '@media': {
      [media.narrow]: { paddingBlock: space.s4 },
      print: { paddingInline: 0, border: 'none' },
    },
  },
])
export const before = style([reset, typography.meta, { display: 'contents', color: color.textMuted }])
export const heading = style([reset, typography.page, { minWidth: 0, overflowWrap: 'break-word', outline: 'none' }])
export const context = style([
  reset,
  typography.meta,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    // As wide as its words; what may be cut takes what is left.
    flex: '1 1 auto',
    minWidth: 0,
    color: color.textMuted,
    '@media': { [media.narrow]: { flexWrap: 'wrap' }, [media.wide]: { whiteSpace: 'nowrap' } },
  },
])
export const actions = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    flexShrink: 0,
    maxWidth: '100%',
    marginInlineStart: 'auto',
    '@media': {
      [media.narrow]: { flexWrap: 'wrap', marginInlineStart: 0 },
      [media.wide]: { whiteSpace: 'nowrap' },
      print: { display: 'none' },
    },
  },
])
// What there is no room for goes on below, whole.
globalStyle(`${actions} > *`, { flexShrink: 0 })
// A choice of a few is as wide as its words here, not as a field of a form is.
globalStyle(`${actions} > div`, { width: 'auto' })
