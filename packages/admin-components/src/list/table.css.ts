import {
  focusOutline,
  focusRing,
  inUnit,
  media,
  reset,
  resetButton,
  tabularFigures,
  typography,
  vars,
} from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const paper = 'print'
/** There is not room for every column. */
const folded = 'screen and (max-width: 1359.98px)'

export const frame = style([
  reset,
  {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'auto',
    scrollbarColor: `${color.borderStrong} transparent`,
    backgroundColor: color.surface,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&:focus-visible': focusOutline },
    '@media': {
      [media.narrow]: { overflow: 'auto hidden' },
      [paper]: { overflow: 'visible', border: 'none' },
    },
  },
])
export const table = style([
  reset,
  tabularFigures,
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: color.text,
    '@media': { [paper]: { fontSize: vars.text.small } },
  },
])
// On paper it comes again on each sheet.
export const head = style({ '@media': { [paper]: { display: 'table-header-group' } } })
const cell_ = style([
  reset,
  typography.body,
  {
    height: vars.row.item,
    padding: `0 ${space.s12} 0 0`,
    maxWidth: inUnit(216),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    backgroundColor: 'inherit',
    borderBottom: `1px solid ${color.border}`,
    selectors: {
      '&[data-amount]': { textAlign: 'end' },
      '&[data-wide]': { width: '100%', maxWidth: 0, minWidth: inUnit(216) },
      '&:nth-child(3)': { paddingInlineStart: space.s8 },
    },
    '@media': {
      [folded]: { selectors: { '&[data-folds]': { display: 'none' } } },
      // Nothing is cut off where it can't be scrolled to.
      [paper]: {
        maxWidth: 'none',
        height: 'auto',
        padding: space.s4,
        overflow: 'visible',
        whiteSpace: 'normal',
        overflowWrap: 'break-word',
        selectors: { '&[data-wide]': { maxWidth: 'none' } },
      },
    },
  },
])
export const cell = cell_
const CHECK = inUnit(48)
export const rowHead = style([
  cell_,
  {
    position: 'sticky',
    insetInlineStart: CHECK,
    zIndex: 1,
    textAlign: 'start',
    fontWeight: vars.font.weightBold,
    borderInlineEnd: `1px solid ${color.border}`,
    '@media': { [paper]: { position: 'static' } },
  },
])
export const columnHead = style([
  reset,
  typography.label,
  {
    height: vars.row.head,
    padding: `0 ${space.s12} 0 0`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    backgroundColor: color.sunken,
    borderBottom: `1px solid ${color.border}`,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    selectors: {
      '&[data-amount]': { textAlign: 'end' },
      '&:nth-child(3)': { paddingInlineStart: space.s8 },
      // The first column stays beside the box.
      '&:nth-child(2)': { insetInlineStart: CHECK, zIndex: 3, borderInlineEnd: `1px solid ${color.border}` },
    },
    '@media': {
      [folded]: { selectors: { '&[data-folds]': { display: 'none' } } },
      [paper]: { position: 'static', height: 'auto', padding: space.s4, whiteSpace: 'normal' },
    },
  },
])
export const checkHead = style([
  columnHead,
  {
    width: CHECK,
    minWidth: CHECK,
    insetInlineStart: 0,
    zIndex: 3,
    padding: 0,
    '@media': { [paper]: { display: 'none' } },
  },
])
export const checkCell = style([
  cell_,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: CHECK,
    minWidth: CHECK,
    padding: 0,
    overflow: 'visible',
    '@media': { [paper]: { display: 'none' } },
  },
])
export const sortButton = style([
  resetButton,
  typography.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: `calc(${vars.row.head} - 2px)`,
    fontWeight: vars.font.weightBold,
    borderRadius: vars.radius.mark,
    selectors: { '&:hover': { color: color.text }, '&:focus-visible': focusOutline },
    '@media': { [paper]: { display: 'inline', minHeight: 0 } },
  },
])
export const row = style({
  cursor: 'pointer',
  backgroundColor: color.surface,
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[data-meaning="over"]': { color: color.textMuted },
    '&[data-meaning="wrong"]': { backgroundColor: color.dangerSoft },
    '&[data-picked]': { backgroundColor: color.primarySoft },
    '&:focus-within': { boxShadow: `inset 3px 0 0 ${color.focus}` },
  },
  '@media': {
    [paper]: { breakInside: 'avoid' },
    // Where colours are the person's own, a soft ground is none.
    [media.forcedColors]: {
      selectors: { '&[data-picked]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
globalStyle(`${row}:focus-within > ${checkCell}`, { boxShadow: `inset 3px 0 0 ${color.focus}` })
/** Between what is and what is to come. */
export const nowLine = style({})
export const nowText = style([
  reset,
  typography.label,
  {
    height: inUnit(22),
    paddingInline: space.s16,
    color: color.textMuted,
    backgroundColor: color.surface,
    borderBottom: `2px solid ${color.text}`,
  },
])
const name = [
  reset,
  focusRing,
  {
    display: 'inline-block',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: vars.font.weightBold,
    color: color.primary,
    textDecoration: 'none',
    borderRadius: vars.radius.mark,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { textDecoration: 'underline' } },
    '@media': { [paper]: { color: color.text } },
  },
]
export const rowLink = style(name)
// The whole card is the link's.
export const link = style([...name, { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } }])
