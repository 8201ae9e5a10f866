import { reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, font } = vars

export const list = style([reset, { display: 'grid', listStyle: 'none' }])
export const row = style([
  reset,
  typography.body,
  tabularFigures,
  {
    // Large text on a phone has its amounts below the name.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s16,
    paddingBlock: space.s8,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 0 } },
  },
])
export const name = style([
  reset,
  {
    display: 'flex',
    flex: '1 1 8rem',
    flexWrap: 'wrap',
    columnGap: space.s8,
    alignItems: 'baseline',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
])
export const amount = style([reset, { marginInlineStart: 'auto', textAlign: 'end', color: color.text }])
const change = style([amount, { minInlineSize: '96px', fontWeight: font.weightBold }])
export const more = style([change, { color: color.onWarningSoft }])
export const less = style([change, { color: color.onInfoSoft }])
export const why = style([typography.meta, { margin: 0, color: color.textMuted }])
export const reason = style([why, { flexBasis: '100%', overflowWrap: 'anywhere' }])

export const sides = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  },
])
export const stack = style([reset, { display: 'grid', gap: space.s16, minInlineSize: 0 }])
export const pair = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  },
])
const share = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '64px 56px',
    gap: space.s8,
    alignItems: 'center',
    justifyContent: 'end',
  },
])
export const calm = style([share, { color: color.textMuted }])
export const large = style([share, { color: color.onWarningSoft, fontWeight: font.weightBold }])
export const shareTrack = style([
  reset,
  { blockSize: '8px', inlineSize: '56px', borderRadius: '4px', backgroundColor: color.sunken, overflow: 'hidden' },
])
export const shareBar = style([
  reset,
  { display: 'block', blockSize: '100%', borderRadius: '4px', backgroundColor: color.primary },
])
export const largeBar = style([shareBar, { backgroundColor: color.warning }])
