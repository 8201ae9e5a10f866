import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Records that are seen rather than read. */
export const cards = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: space.s16,
    listStyle: 'none',
  },
])
export const card = style([
  reset,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    padding: space.s12,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    selectors: { '&[data-picked]': { backgroundColor: color.primarySoft, borderColor: color.primary } },
  },
])
export const cardsHead = style([
  reset,
  { display: 'flex', alignItems: 'center', minHeight: '44px', color: color.textMuted, fontSize: vars.text.small },
])
/** Over the picture, on a ground of its own. */
export const cardCheck = style([
  reset,
  {
    position: 'absolute',
    top: space.s16,
    right: space.s16,
    zIndex: 1,
    backgroundColor: color.surface,
    borderRadius: vars.radius.control,
    '@media': { print: { display: 'none' } },
  },
])
