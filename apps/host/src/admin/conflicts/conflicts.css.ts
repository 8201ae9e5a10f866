import { focusRing, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text, radius, font } = vars

export const page = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, minWidth: 0 }])
export const columns = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(280px, 400px) minmax(0, 1fr)' } },
  },
])
/** Narrow screens show either the list or what is open in it. */
export const columnsOpen = style([columns, {}])
export const listColumn = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s12,
    minWidth: 0,
    selectors: { [`${columnsOpen} &`]: { display: 'none' } },
    '@media': { [media.wide]: { selectors: { [`${columnsOpen} &`]: { display: 'flex' } } } },
  },
])
export const panelColumn = style([reset, { minWidth: 0 }])
export const list = style([
  reset,
  {
    overflow: 'hidden',
    listStyle: 'none',
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const row = style([
  typography.body,
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s2,
    padding: `${space.s8} ${space.s16}`,
    color: color.text,
    textDecoration: 'none',
    borderTop: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
    selectors: {
      'li:first-child > &': { borderTopWidth: 0 },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-current]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': {
      [media.coarse]: { paddingBlock: space.s12 },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
])
export const rowHead = style([
  reset,
  tabularFigures,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: `0 ${space.s8}` },
])
export const number = style([
  tabularFigures,
  { color: color.textMuted, selectors: { [`${row}[aria-current] &`]: { color: 'inherit' } } },
])
export const who = style({ fontWeight: font.weightBold })
export const muted = style([
  typography.meta,
  { color: color.textMuted, selectors: { [`${row}[aria-current] &`]: { color: 'inherit' } } },
])
export const why = typography.meta
export const panel = style([
  reset,
  {
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const backLink = style([reset, { '@media': { [media.wide]: { display: 'none' } } }])
export const heading = style([typography.page, focusRing])
export const subheading = typography.card
export const links = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
export const resolutions = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s8 }])
export const label = style([reset, { fontWeight: font.weightBold, paddingBottom: space.s4 }])
export const resolution = style([
  reset,
  focusRing,
  {
    display: 'flex',
    gap: space.s12,
    padding: `${space.s12} ${space.s16}`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    cursor: 'pointer',
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { borderColor: color.borderStrong },
      '&[data-selected]': {
        borderColor: color.primary,
        backgroundColor: color.primarySoft,
        color: color.onPrimarySoft,
      },
    },
  },
])
export const mark = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    marginTop: space.s2,
    border: `2px solid ${color.borderStrong}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    selectors: { [`${resolution}[data-selected] &`]: { borderColor: color.primary } },
  },
])
export const dot = style([
  reset,
  {
    width: '10px',
    height: '10px',
    borderRadius: radius.pill,
    backgroundColor: color.primary,
    forcedColorAdjust: 'none',
  },
])
export const resolutionBody = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s4, minWidth: 0 }])
export const resolutionHead = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }])
export const resolutionTitle = style([reset, { fontWeight: font.weightBold, overflowWrap: 'anywhere' }])
export const reasons = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s2 }])
export const reason = style([
  reset,
  tabularFigures,
  {
    position: 'relative',
    paddingLeft: space.s16,
    fontSize: text.small,
    selectors: {
      '&::before': { content: "'–' / ''", position: 'absolute', left: 0 },
    },
  },
])
export const rehearsal = style([
  reset,
  { padding: space.s16, backgroundColor: color.sunken, borderRadius: radius.card },
])
export const happens = style([
  reset,
  tabularFigures,
  { display: 'flex', flexDirection: 'column', gap: space.s8, paddingLeft: space.s16, listStyle: 'disc' },
])
/** Reaches to the edges of the panel. */
export const submit = style({ display: 'contents' })
export const ofCar = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }])
export const solved = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    paddingTop: space.s24,
    borderTop: `1px solid ${color.border}`,
  },
])
export const solvedRow = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    padding: `${space.s12} ${space.s16}`,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
    overflowWrap: 'anywhere',
  },
])
export const solvedText = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s2, minWidth: 0 }])
