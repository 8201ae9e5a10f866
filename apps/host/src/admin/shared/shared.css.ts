import { focusRing, media, reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const link = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: color.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: '4px',
  },
])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
export const plain = style([reset, { color: color.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }])
export const thread = style([reset, { display: 'grid', gap: space.s12, listStyle: 'none' }])
export const pictures = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 128px)', gap: space.s8, listStyle: 'none' },
])
const bubble = style([
  reset,
  {
    display: 'grid',
    gap: space.s4,
    padding: `${space.s12} ${space.s16}`,
    // Drawn where colours are the reader's own.
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    maxWidth: '88%',
  },
])
export const theirs = style([bubble, { justifySelf: 'start', backgroundColor: color.sunken }])
export const ours = style([bubble, { justifySelf: 'end', backgroundColor: color.primarySoft }])
export const card = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    alignContent: 'start',
    padding: space.s24,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': { [media.phone]: { padding: space.s16 } },
  },
])

/** As large as what it stands for. */
export const mainLink = style([link, { fontSize: 'inherit', fontWeight: vars.font.weightBold, textDecoration: 'none' }])
globalStyle(`${mainLink}[data-hovered]`, { textDecoration: 'underline' })
/** A link among facts, which is not what they are read for. */
export const quietLink = style([link, { color: color.textMuted, fontSize: vars.text.small }])
/** What a thing is, and beside it what it is of this one. */
export const pairs = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, auto) minmax(0, 1fr)',
    gap: `${space.s4} ${space.s16}`,
    color: color.text,
    overflowWrap: 'anywhere',
  },
])
globalStyle(`${pairs} > dt`, { color: color.textMuted })
globalStyle(`${pairs} > dd`, { margin: 0 })
/** One of several that are said of it, each on its own line. */
export const ofPair = style({ gridColumn: 2 })
/** Small things beside each other. */
export const inLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 })
/** Gone to from elsewhere on the page. */
export const target = style([reset, focusRing, { borderRadius: vars.radius.control }])
export const total = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s16}`,
    padding: `${space.s16} 0 ${space.s4}`,
    fontWeight: vars.font.weightBold,
    color: color.text,
    overflowWrap: 'anywhere',
  },
])
