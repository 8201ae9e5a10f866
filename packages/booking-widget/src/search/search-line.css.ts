import { media, reset, resetButton, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const frame = style({ display: 'block' })

export const line = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: vars.size.buttonLarge,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
  },
])
/** With a large text a part of the sentence has a line to itself. */
const stacked = '(max-width: 15em)'
/** The place above, the rest beside each other below it. */
export const folded = style([
  line,
  {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const field = style([
  resetButton,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    paddingBlock: space.s4,
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: {
      '& + &::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `1px solid ${color.border}`,
      },
      [`${folded} > &`]: { minHeight: vars.size.buttonLarge },
      [`${folded} > &:first-child`]: { gridColumn: '1 / -1', borderBottom: `1px solid ${color.border}` },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-expanded=true]': { boxShadow: `0 0 0 2px ${color.primary}`, zIndex: 1 },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-expanded=true]': { outline: '2px solid Highlight' } } } },
    '@container': {
      [stacked]: {
        selectors: {
          [`${folded} > & + &::before`]: {
            insetBlockEnd: 'auto',
            insetInlineEnd: 0,
            border: 0,
            borderBlockStart: `1px solid ${color.border}`,
          },
          [`${folded} > &:first-child`]: { borderBottom: 0 },
        },
      },
    },
  },
])
export const fieldName = style({
  fontSize: vars.text.small,
  lineHeight: vars.line.snug,
  color: color.textMuted,
  ...cut,
})
export const fieldValue = style({
  fontWeight: vars.font.weightBold,
  lineHeight: vars.line.snug,
  ...cut,
  // The folded line may be higher, and says all of what is chosen.
  selectors: { [`${folded} &`]: { whiteSpace: 'normal' } },
})

export const pill = style([
  resetButton,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    width: '100%',
    minHeight: vars.size.buttonLarge,
    paddingBlock: space.s4,
    paddingInline: `${space.s8} ${space.s16}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.shadow.card,
    outline: 'none',
    touchAction: 'manipulation',
    selectors: { '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
])
/** Of the enlarged text of a phone: no pictures, and all of the words. */
const enlarged = '(max-width: 14em)'

export const pillLogo = style({
  display: 'inline-flex',
  flexShrink: 0,
  '@container': { [enlarged]: { display: 'none' } },
})
export const pillIcon = style({ display: 'inline-flex', '@container': { [enlarged]: { display: 'none' } } })
export const pillWords = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  flex: 1,
  paddingInlineStart: space.s8,
})
export const pillWhere = style([fieldValue, { '@container': { [enlarged]: { whiteSpace: 'normal' } } }])
export const pillTime = style({ fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.textMuted })
