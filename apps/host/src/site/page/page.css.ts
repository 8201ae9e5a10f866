import { inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { besidePage } from './beside-page.ts'

const { color, space } = vars

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: inUnit(720),
  margin: '0 auto',
  padding: `${space.s24} ${besidePage} ${space.s64}`,
  '@media': { [media.wide]: { paddingTop: space.s40 } },
})
/** Room for two columns at the size of the text. */
const roomy = '(min-width: 71em)'
export const widePage = style([page, { '@media': { [roomy]: { maxWidth: inUnit(1136) } } }])
/** What belongs to a page, in two columns where there is room; each is read to its end before the next. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s16,
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s24 } },
})
// What is below a section that waits comes into sight with it: how high that will be is not known yet.
// One that is slow keeps nothing from anybody for long, and then waits for a press.
const later = { visibility: 'hidden' } as const
globalStyle(`${columns} > * > :has(> div[data-waiting]) ~ *`, later)
globalStyle(`${columns} > :has(> * > div[data-waiting]) ~ *`, {
  '@media': { [`not all and ${roomy}`]: later },
})
/** As high while it waits as with what is said instead. */
export const waiting = style({ minHeight: inUnit(104) })
export const narrowPage = style([page, { maxWidth: inUnit(480) }])
export const form = style({ display: 'flex', flexDirection: 'column', gap: space.s16 })
// A live region that says nothing takes no room; it stays in place to be heard when it speaks.
globalStyle(`${form} > :empty`, { position: 'absolute' })
export const sectionTitle = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, lineHeight: vars.line.tight, color: color.text },
])
/** Of a part within a section. */
export const partTitle = style([reset, { fontWeight: vars.font.weightBold, color: color.text }])
export const paragraph = style([reset, { color: color.text }])
export const muted = style([
  reset,
  tabularFigures,
  { color: color.textMuted, fontSize: vars.text.small, lineHeight: vars.line.body },
])
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
    selectors: {
      '&:first-child': { borderTop: 'none', paddingTop: 0 },
      '&:last-child': { paddingBottom: 0 },
    },
  },
])
export const rowTexts = style([reset, { flex: `1 1 ${inUnit(200)}`, minWidth: 0, overflowWrap: 'anywhere' }])
/** What an address may name: it takes the focus, and shows it by where it is. */
export const named = style({ outline: 'none', scrollMarginTop: space.s16 })
