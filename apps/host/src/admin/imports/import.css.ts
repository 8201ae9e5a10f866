import { focusOutline, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, radius, font } = vars
const narrow = `screen and ${media.phone}`

export const quiet = style([typography.meta, tabularFigures, { margin: 0, color: color.textMuted }])
export const wrong = style([typography.meta, { margin: 0, color: color.danger, fontWeight: font.weightBold }])
export const large = style([typography.card, tabularFigures, { margin: 0, color: color.text }])

export const zone = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.s8} ${space.s16}`,
    padding: space.s16,
    textAlign: 'center',
    color: color.text,
    backgroundColor: color.surface,
    border: `2px dashed ${color.borderStrong}`,
    borderRadius: radius.card,
    selectors: {
      '&[data-drop-target]': { backgroundColor: color.primarySoft, borderColor: color.primary },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
export const queue = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const entry = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    padding: space.s12,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
  },
])
export const entryName = style([
  reset,
  { display: 'grid', flex: '1 1 200px', minWidth: 0, color: color.text, overflowWrap: 'anywhere' },
])
export const entryType = style([reset, { inlineSize: inUnit(260), maxInlineSize: '100%' }])
const oneMark = style({ display: 'inline-flex' })
export const mark = styleVariants({
  ready: [oneMark, { color: color.textMuted }],
  success: [oneMark, { color: color.primary }],
  error: [oneMark, { color: color.danger }],
})

export const details = style([reset, { color: color.text }])
export const summary = style([
  typography.body,
  {
    display: 'inline-block',
    paddingBlock: space.s4,
    color: color.primary,
    fontWeight: font.weightBold,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusOutline },
    '@media': { '(pointer: coarse)': { paddingBlock: space.s12 } },
  },
])
export const types = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    marginBlockStart: space.s8,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
    listStyle: 'none',
  },
])
export const type = style([entry, { alignItems: 'start' }])

/** How a file was read, on the left, and its columns on the right. */
export const strip = style([
  reset,
  typography.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s8} ${space.s16}`,
    color: color.textMuted,
  },
])
export const stripPart = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, color: 'inherit' },
])
export const strong = style({ color: color.text, fontWeight: font.weightBold })

export const card = style([
  reset,
  {
    display: 'grid',
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
])
export const cardHead = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s12}`, padding: space.s16 },
])
export const cardTools = style([
  reset,
  { marginInlineStart: 'auto', minInlineSize: '280px', '@media': { [narrow]: { minInlineSize: '100%' } } },
])
export const cardFoot = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12, padding: `${space.s8} ${space.s16}` },
])
/** Keys on the left, for whoever has a keyboard, and what can be undone on the right. */
export const foot = style([
  cardFoot,
  { justifyContent: 'space-between', borderBlockStart: `1px solid ${color.border}`, color: color.textMuted },
])
export const keys = style([
  reset,
  typography.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    color: 'inherit',
    '@media': { [media.coarse]: { display: 'none' } },
  },
])
export const keyOf = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8 })
export const scroll = style([reset, { overflowX: 'auto', selectors: { '&:focus-visible': focusOutline } }])
export const table = style([
  reset,
  tabularFigures,
  typography.body,
  { inlineSize: '100%', borderCollapse: 'collapse', '@media': { [narrow]: { display: 'block' } } },
])
export const heads = style({ backgroundColor: color.sunken, '@media': { [narrow]: { display: 'none' } } })
export const head = style([
  typography.label,
  {
    padding: `${space.s8} ${space.s12}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: color.textMuted,
    '@media': { '(max-width: 1279px)': { paddingInline: space.s8 } },
  },
])
export const numberHead = style([head, { textAlign: 'end' }])
export const body = style({ '@media': { [narrow]: { display: 'block' } } })
export const row = style([
  reset,
  {
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&[data-focused]': { boxShadow: `inset 3px 0 0 ${color.focus}` } },
    '@media': { [narrow]: { display: 'grid', gap: space.s4, padding: space.s12 } },
  },
])
export const cell = style([
  reset,
  {
    padding: `${space.s8} ${space.s12}`,
    color: color.text,
    verticalAlign: 'middle',
    '@media': {
      // Room for what can be done with the row.
      '(max-width: 1279px)': { paddingInline: space.s8 },
      [narrow]: {
        display: 'flex',
        gap: space.s12,
        padding: 0,
        overflowWrap: 'anywhere',
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            flex: '0 0 96px',
            fontSize: vars.text.small,
            color: color.textMuted,
          },
        },
      },
    },
  },
])
export const number = style([cell, { textAlign: 'end', '@media': { [narrow]: { textAlign: 'start' } } }])
export const badge = style([cell, { whiteSpace: 'nowrap' }])
/** On one line where there is room for what can be done with the row beside it. */
export const moment = style([cell, { '@media': { '(min-width: 1280px)': { whiteSpace: 'nowrap' } } }])
export const sentence = style([cell, { minInlineSize: '160px', '@media': { [narrow]: { minInlineSize: 0 } } }])
export const offending = style({
  color: color.danger,
  textDecoration: `underline wavy ${color.danger}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '4px',
})
export const acts = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }])
export const mend = style([reset, { display: 'flex', alignItems: 'end', gap: space.s8, minInlineSize: '180px' }])
/** The word of a button stays whole, however narrow its column is. */
export const whole = style({ display: 'inline-flex', flexShrink: 0, whiteSpace: 'nowrap' })

export const columnTable = style([table, { '@media': { [narrow]: { display: 'table' } } }])
export const panel = style([card, { padding: space.s16, gap: space.s12 }])
