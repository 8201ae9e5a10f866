import { contract, focusOutline, inUnit, media, resetButton, vars } from '@delebil/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Of the list, in its own text size: too narrow for a price beside the words, and for a picture beside them. */
const narrow = '(max-width: 21.9em)'
const narrowest = '(max-width: 13.9em)'
/** Beside a map: rows of one height, so that a page of them can be taken in at once. */
const roomy = '(min-width: 26em)'
/** A phone and the narrower panel: from the third line on the words have the room below the price. */
const belowPrice = '(min-width: 22em) and (max-width: 28em)'

const tileWidth = createVar()
const priceWidth = inUnit(96)
/** Longer than the words' column: it goes on below the price. */
const onBelowPrice = `calc(-1 * (${priceWidth} + ${space.s12}))`

/** A row is as its list is wide, wherever that stands. */
export const frame = style({ containerType: 'inline-size' })

export const row = style([
  resetButton,
  {
    vars: { [tileWidth]: `clamp(72px, 40cqi - 52px, ${inUnit(104)})` },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${tileWidth} minmax(0, 1fr) fit-content(${inUnit(116)})`,
    alignItems: 'center',
    columnGap: space.s12,
    width: '100%',
    minHeight: inUnit(106),
    paddingBlock: space.s12,
    paddingInline: space.s16,
    // Its own ground, wherever it stands: the words of a state are told from no other.
    backgroundColor: color.surface,
    color: color.text,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered], &[data-pressed], [data-highlighted] &': { backgroundColor: color.sunken },
      '&[data-selected]': { backgroundColor: color.primarySoft },
      // A tile is told from a ground of its own colour.
      '&[data-selected], &[data-hovered], [data-highlighted] &': { vars: { [contract.color.tile]: color.surface } },
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-3px' },
      // A line under the words, as a border so that forced colours keep it.
      '&::after': {
        content: '""',
        position: 'absolute',
        bottom: 0,
        insetInlineStart: `calc(${space.s16} + ${tileWidth} + ${space.s12})`,
        insetInlineEnd: space.s16,
        borderBottom: `1px solid ${color.border}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlock: '1px solid ButtonBorder',
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
    '@container': {
      [narrow]: { gridTemplateColumns: `${tileWidth} minmax(0, 1fr)` },
      [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8 },
    },
  },
])

export const tile = style({ width: tileWidth })
export const grey = style({
  filter: 'grayscale(1)',
  opacity: 0.55,
  '@media': { [media.forcedColors]: { filter: 'none', opacity: 1 } },
})

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const model = style({
  fontSize: vars.text.row,
  fontWeight: vars.font.weightBold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})
export const facts = style({ fontSize: vars.text.small, lineHeight: 1.45, color: color.textMuted })
export const where = style([
  facts,
  {
    display: 'flex',
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: { flexWrap: 'wrap', whiteSpace: 'normal' },
      [belowPrice]: { order: 1, marginInlineEnd: onBelowPrice },
    },
  },
])
export const whereName = style({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: '3em', flexShrink: 1 })
export const whereFar = style({ flexShrink: 0, whiteSpace: 'pre' })

const state = style({
  // Else what stands in a line of its own makes that line higher.
  display: 'flex',
  fontSize: vars.text.small,
  fontWeight: vars.font.weightBold,
  lineHeight: 1.45,
  '@container': { '(min-width: 22em)': { marginInlineEnd: onBelowPrice }, [belowPrice]: { order: 2 } },
})
export const states = {
  available: style([state, { color: color.available }]),
  partial: style([
    state,
    {
      color: color.warning,
      selectors: { '[data-selected] &, [data-hovered] &, [data-highlighted] &': { color: color.onWarningSoft } },
    },
  ]),
  unavailable: style([state, { color: color.textMuted, fontWeight: vars.font.weightNormal }]),
}

/** Room for a price is held from the start, as wide and as high whatever it says: nothing moves when it comes. */
export const prices = style({
  alignSelf: 'start',
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: inUnit(44),
  minWidth: priceWidth,
  '@container': {
    [narrow]: { gridColumn: 2, minWidth: 0, marginTop: space.s4 },
    [narrowest]: { gridColumn: 1 },
  },
})
