import { inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: vars.size.target,
  marginInlineStart: '-12px',
})
export const title = style([
  reset,
  {
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    outline: 'none',
  },
])

export const section = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    paddingBlock: space.s16,
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-child': { borderTop: 'none' } },
  },
])
export const sectionTitle = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])

export const paragraph = style([reset, { color: color.text }])
export const muted = style([reset, { color: color.textMuted, fontSize: vars.text.small, lineHeight: vars.line.snug }])
export const link = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.targetSmall,
    color: color.text,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    outline: 'none',
    borderRadius: '2px',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])

/** Large text on a small screen: what stands beside each other has no room for its words. */
const enlarged = '(max-width: 15em)'
export const facts = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s16,
    rowGap: space.s4,
    '@container': { [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const factName = style([
  reset,
  {
    color: color.textMuted,
    '@container': { [enlarged]: { selectors: { '&:not(:first-child)': { marginBlockStart: space.s8 } } } },
  },
])
export const factValue = style([reset, { color: color.text, overflowWrap: 'anywhere' }])

export const blocked = style([
  reset,
  {
    width: '100%',
    minHeight: vars.size.target,
    paddingInline: space.s24,
    border: `1.5px solid ${color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.sunken,
    color: color.textMuted,
    fontWeight: vars.font.weightBold,
    textAlign: 'center',
    cursor: 'default',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  },
])
export const blockedLarge = style([blocked, { minHeight: vars.size.buttonLarge, borderRadius: vars.radius.button }])
export const badges = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8, listStyle: 'none' }])

/** A price and the field that changes it, beside each other or below. */
export const priceRow = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5em), 1fr))',
    alignItems: 'end',
    gap: space.s12,
    // A price with what it covers: as high before it is there.
    minHeight: inUnit(62),
  },
])
/** Ends as rows of a price end. */
export const linesToCome = style({ paddingBottom: space.s8 })
export const hint = style([muted])
