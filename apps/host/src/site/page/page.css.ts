import { media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '720px',
  margin: '0 auto',
  padding: `${space.s24} ${space.s16} ${space.s64}`,
  '@media': { [media.wide]: { paddingTop: space.s40 } },
})
export const narrowPage = style([page, { maxWidth: '440px' }])
export const form = style({ display: 'flex', flexDirection: 'column', gap: space.s16 })
// A live region that says nothing takes no room; it stays in place to be heard when it speaks.
globalStyle(`${form} > :empty`, { position: 'absolute' })
export const sectionTitle = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
export const paragraph = style([reset, { color: color.text }])
export const muted = style([reset, tabularFigures, { color: color.textMuted, lineHeight: vars.line.snug }])
export const done = style([reset, { color: color.onPrimarySoft, fontWeight: vars.font.weightBold }])
export const rows = style([reset, { display: 'flex', flexDirection: 'column', listStyle: 'none' }])
export const row = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    paddingBlock: space.s12,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 'none' } },
  },
])
export const rowTexts = style([reset, { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }])
