import { focusOutline, focusRing, media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { none } from '../field/field.css.ts'

const { color, space } = vars
/** A sheet of paper is as narrow as a phone, but has a table's columns. */
const narrow = 'screen and (max-width: 719.98px)'
const paper = 'print'

export const tools = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space.s8,
    '@media': { [paper]: { display: 'none' } },
  },
])
// All on one line, from the least desk on.
globalStyle(`${tools} > :is(button, a)`, { '@media': { '(max-width: 1279.98px)': { paddingInline: space.s12 } } })
// On a phone the signs stand alone, and beside each other.
globalStyle(`${tools} > button`, { '@media': { [narrow]: { paddingInline: space.s12 } } })
globalStyle(`${tools} > a`, { '@media': { [narrow]: { flex: '1 1 auto' } } })
/** What a sheet of paper says of the list that it shows. */
export const onPaper = style([reset, { display: 'none', '@media': { [paper]: { display: 'grid' } } }])
export const paperLine = style([reset])
export const tokens = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: space.s8, '@media': { [paper]: { display: 'none' } } },
])
export const search = style({
  flex: '1 1 140px',
  maxWidth: '480px',
  '@media': { [narrow]: { flexBasis: '100%', maxWidth: 'none' } },
})
export const coming = style([
  reset,
  tabularFigures,
  { display: 'inline-flex', alignItems: 'center', gap: space.s8, minHeight: '44px', color: color.textMuted },
])
export const hint = style([reset, { fontSize: vars.text.small, color: color.textMuted }])
export const order = style([reset, { listStyle: 'none', display: 'grid', gap: space.s4 }])
export const orderName = style({ marginRight: 'auto' })
export const orderRow = style([reset, { display: 'flex', alignItems: 'center', gap: space.s4 }])
export const popoverForm = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s16, width: '280px', maxWidth: '80vw' },
])
export const frame = style([
  reset,
  {
    overflow: 'auto',
    // A bar that is always there must not stand as a strip beside the list.
    scrollbarColor: `${color.borderStrong} transparent`,
    // A list scrolls under its head; what is beside it stays.
    maxHeight: 'max(360px, calc(100dvh - 240px))',
    backgroundColor: color.surface,
    // A shade at the edge, which what lies under it covers once the last column is seen.
    backgroundImage: `linear-gradient(to left, ${color.surface} 33%, transparent), linear-gradient(to left, color-mix(in srgb, ${color.text} 14%, transparent), transparent)`,
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '48px 100%, 16px 100%',
    backgroundAttachment: 'local, scroll',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    selectors: { '&:focus-visible': focusOutline },
    '@media': {
      [narrow]: { overflow: 'visible', maxHeight: 'none', border: 'none', background: 'none' },
      [paper]: { overflow: 'visible', maxHeight: 'none', background: 'none', border: 'none' },
    },
  },
])
export const table = style([
  reset,
  tabularFigures,
  {
    width: '100%',
    borderCollapse: 'collapse',
    color: color.text,
    '@media': { [narrow]: { display: 'block' }, [paper]: { fontSize: vars.text.small } },
  },
])
export const rows = style({ '@media': { [narrow]: { display: 'block' } } })
export const gap = style({ '@media': { [narrow]: { display: 'block' } } })
// On paper it comes again on each sheet.
export const head = style({ '@media': { [narrow]: { display: 'none' }, [paper]: { display: 'table-header-group' } } })
const cell_ = style([
  reset,
  {
    padding: space.s12,
    maxWidth: '320px',
    fontSize: vars.text.small,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderTop: `1px solid ${color.border}`,
    selectors: { [`${frame}[data-dense] &`]: { paddingBlock: space.s4 }, '&[data-amount]': { textAlign: 'end' } },
    '@media': {
      // Nothing is cut off where it can't be scrolled to.
      [paper]: {
        maxWidth: 'none',
        padding: space.s4,
        overflow: 'visible',
        fontSize: vars.text.small,
        whiteSpace: 'normal',
        overflowWrap: 'break-word',
      },
      [narrow]: {
        selectors: { '&[data-amount]': { textAlign: 'start' } },
        display: 'flex',
        gap: space.s12,
        padding: 0,
        fontSize: vars.text.body,
        border: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
])
export const cell = style([
  cell_,
  {
    '@media': {
      [narrow]: {
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            // As wide as 'Registreringsnummer'.
            flex: '0 0 max(42%, 136px)',
            fontSize: vars.text.small,
            lineHeight: '24px',
            color: color.textMuted,
          },
        },
      },
    },
  },
])
// A status is as high as the words beside it.
globalStyle(`${cell} > span`, { fontSize: 'inherit', lineHeight: 'inherit' })
// A card says what there is; where columns are, a dash says that there is nothing.
globalStyle(`${cell}:has(> ${none})`, { '@media': { [narrow]: { display: 'none' } } })
export const rowHead = style([
  cell_,
  { fontWeight: vars.font.weightBold, '@media': { [narrow]: { paddingRight: space.s40 } } },
])
export const columnHead = style([
  reset,
  {
    padding: `${space.s4} ${space.s12}`,
    height: '44px',
    whiteSpace: 'nowrap',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    backgroundColor: color.sunken,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    selectors: { '&[data-amount]': { textAlign: 'end' } },
    '@media': {
      [paper]: { position: 'static', height: 'auto', padding: space.s4, whiteSpace: 'normal' },
    },
  },
])
export const checkHead = style([
  columnHead,
  { width: '52px', padding: `0 0 0 ${space.s8}`, '@media': { [paper]: { display: 'none' } } },
])
export const checkCell = style([
  cell_,
  {
    width: '52px',
    padding: `0 0 0 ${space.s8}`,
    height: '1px',
    selectors: { [`${frame}[data-dense] &`]: { paddingBlock: 0 } },
    '@media': {
      [narrow]: { position: 'absolute', top: space.s4, right: space.s4, width: 'auto', height: 'auto', padding: 0 },
      [paper]: { display: 'none' },
    },
  },
])
export const sortButton = style([
  resetButton,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: '36px',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    borderRadius: vars.radius.control,
    selectors: { '&:hover': { color: color.text }, '&:focus-visible': focusOutline },
    '@media': { [paper]: { display: 'inline', minHeight: 0 } },
  },
])
export const row = style({
  // Holds the link that is as large as the row. In a row, WebKit takes 'relative' for 'static', and the link would lie over the page.
  position: 'sticky',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[data-picked]': { backgroundColor: color.primarySoft },
  },
  '@media': {
    [paper]: { breakInside: 'avoid' },
    // Where colours are the person's own, a soft ground is none.
    [media.forcedColors]: {
      selectors: { '&[data-picked]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    [narrow]: {
      marginBottom: space.s8,
      display: 'flex',
      flexDirection: 'column',
      gap: space.s4,
      padding: space.s16,
      backgroundColor: color.surface,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.card,
    },
  },
})
export const link = style([
  reset,
  focusRing,
  {
    display: 'inline-block',
    fontSize: 'inherit',
    fontWeight: vars.font.weightBold,
    color: color.primary,
    textDecoration: 'none',
    borderRadius: '4px',
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { textDecoration: 'underline' },
      // The whole row is the link's.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '@media': { [paper]: { color: color.text } },
  },
])
export const foot = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.s12,
    color: color.textMuted,
    '@media': { [paper]: { display: 'none' } },
  },
])
