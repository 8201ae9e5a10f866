import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const reply = style([
  reset,
  { display: 'grid', gap: space.s8, paddingTop: space.s12, borderTop: `1px solid ${color.border}` },
])
/** In reach however long the conversation is, where there is room for both. */
export const inReach = style([
  reset,
  {
    '@media': {
      'screen and (min-height: 560px)': {
        position: 'sticky',
        bottom: 'var(--admin-foot)',
        zIndex: 1,
        paddingBlockEnd: space.s12,
        marginBlockEnd: `calc(-1 * ${space.s12})`,
        backgroundColor: color.surface,
      },
    },
  },
])
// It grows with what is written.
globalStyle(`${reply} textarea`, { minHeight: inUnit(56), height: inUnit(56) })
export const send = style([reset, { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s8 }])

/** Beside the buttons, as far from them as there is room for; on a phone above them. */
export const hint = style([
  reset,
  typography.meta,
  {
    flex: '1 1 auto',
    alignSelf: 'center',
    color: color.textMuted,
    '@media': { [media.phone]: { flexBasis: '100%' } },
  },
])
export const unsent = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 },
])

export const line = style([reset, { display: 'flex', alignItems: 'baseline', gap: space.s8, minWidth: 0 }])
/** Who, and what was said: as much as there is room for. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const author = style([
  reset,
  typography.body,
  { ...cut, flex: '1 1 auto', minWidth: 0, selectors: { '&[data-unread]': { fontWeight: vars.font.weightBold } } },
])
export const dot = style([
  reset,
  {
    display: 'inline-block',
    flexShrink: 0,
    alignSelf: 'center',
    marginInlineEnd: space.s4,
    width: inUnit(8),
    height: inUnit(8),
    borderRadius: vars.radius.pill,
    backgroundColor: color.primary,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  },
])
export const unread = style({ fontWeight: vars.font.weightBold })
/** Under a thumb there is room for two lines of it. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const
export const text = style([
  reset,
  typography.body,
  { ...cut, '@media': { [media.narrow]: twoLines }, selectors: { '&[data-unread]': { color: color.text } } },
])
export const meta = style([reset, typography.meta, { ...cut, color: color.textMuted }])
export const about = style([meta, { flex: '1 1 auto', minWidth: 0 }])
