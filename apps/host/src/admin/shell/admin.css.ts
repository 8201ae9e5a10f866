import { focusRing, media, reset, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { staffHeadHeight } from '../../site/page/head-height.ts'

const { color, space } = vars

export const frame = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    flex: 1,
    width: '100%',
    '@media': {
      [media.wide]: { gridTemplateColumns: `${vars.side.width} minmax(0, 1fr)` },
      print: { display: 'block' },
    },
  },
])
/** Before it is known of which club the pages are. */
export const question = style([reset, { padding: space.s16, maxWidth: '480px' }])
// What gets focus is not hidden by what sticks above and below it, nor is what is said at the foot.
const { narrow, wide, touch } = staffHeadHeight
globalStyle(`html:has(.${frame})`, {
  vars: { '--admin-head': narrow, '--admin-foot': vars.bar.bottom },
  scrollPaddingBlock: 'var(--admin-head) var(--admin-foot)',
  '@media': {
    [media.wide]: { vars: { '--admin-head': wide, '--admin-foot': '0px' } },
    [`${media.wide} and ${media.coarse}`]: { vars: { '--admin-head': touch } },
  },
})
/** What stands above and below keeps its distance; the line over a page reaches to the edges. */
export const body = style([
  reset,
  typography.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s16,
    minWidth: 0,
    paddingInline: 'var(--admin-gutter)',
    paddingBlockEnd: `calc(var(--admin-foot) + ${space.s16})`,
    vars: { '--admin-gutter': space.s16, '--page-foot': 'var(--admin-foot)' },
    '@media': { print: { padding: 0 } },
  },
])
/** What a record is called, beside the word for what it is. */
export const recordName = style([reset, typography.card, { color: color.text, overflowWrap: 'anywhere' }])
export const muted = style([reset, { color: color.textMuted, minWidth: 0 }])
export const searchBox = style({ maxWidth: '760px' })
export const hits = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    maxWidth: '760px',
    listStyle: 'none',
  },
])
export const groupName = style([
  reset,
  { marginBottom: space.s8, fontSize: vars.text.large, fontWeight: vars.font.weightBold },
])
export const hit = style([
  reset,
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    padding: `${space.s12} ${space.s16}`,
    color: color.primary,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
  },
])
