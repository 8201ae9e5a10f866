import { media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const pair = style({
  display: 'grid',
  // Beside each other only where a whole date fits.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.75em), 1fr))',
  gap: space.s8,
  alignItems: 'end',
})
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s8,
  alignItems: 'end',
})
export const form = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s12, paddingBottom: space.s16 },
])
export const filters = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s24,
    padding: space.s16,
    borderRadius: vars.radius.card,
    backgroundColor: color.sunken,
  },
])
export const plainFilters = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s24 }])

export const listHead = style([
  reset,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.s12, paddingBlock: space.s4 },
])
export const listTitle = style([
  reset,
  {
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    outline: 'none',
  },
])
export const rows = style([reset, { listStyle: 'none', marginInline: '-8px' }])
export const rowFrame = style({ selectors: { '& + &': { borderTop: `1px solid ${color.border}` } } })
export const stale = style([reset, { color: color.textMuted, fontSize: vars.text.small, paddingBottom: space.s8 }])
export const more = style({ paddingBlock: space.s16 })

export const summary = style([
  reset,
  {
    appearance: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    width: '100%',
    minHeight: '56px',
    padding: `${space.s8} ${space.s16}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.shadow.card,
    cursor: 'pointer',
    outline: 'none',
    touchAction: 'manipulation',
    selectors: { '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
])
export const summaryWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 })
export const summaryPlace = style({
  fontWeight: vars.font.weightBold,
  lineHeight: vars.line.snug,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const summaryTime = style({
  fontSize: vars.text.small,
  lineHeight: vars.line.snug,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
