import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const listBox = style([reset, { padding: space.s4, outline: 'none', overflow: 'auto', maxHeight: 'inherit' }])
export const option = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: vars.size.targetSmall,
    paddingBlock: space.s8,
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    color: color.text,
    cursor: 'pointer',
    outline: 'none',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-focused]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
      '&[data-selected]': { fontWeight: vars.font.weightBold },
      '&[data-disabled]': { color: color.textMuted, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        selectors: {
          '&[data-focused]': { backgroundColor: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
])
export const note = style({})
export const groupName = style([note, { fontSize: vars.text.small, fontWeight: vars.font.weightBold, minHeight: 0 }])
// On a Highlight ground a fixed colour would not be seen.
const followsRow = { [media.forcedColors]: { color: 'inherit' } }

export const optionIcon = style({ display: 'inline-flex', color: color.textMuted, '@media': followsRow })
/** What can't be chosen is struck out, but not why. */
export const optionTexts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  selectors: { [`${option}[data-disabled]:not(${note}) &`]: { textDecoration: 'line-through' } },
})
export const firstLine = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: space.s8, justifyContent: 'space-between' },
])
export const optionAside = style([reset, { display: 'inline-block', fontWeight: vars.font.weightBold }])
export const optionNote = style([
  reset,
  { fontSize: vars.text.small, color: color.textMuted, lineHeight: vars.line.snug, '@media': followsRow },
])
export const optionCheck = style({
  display: 'inline-flex',
  color: color.primary,
  '@media': followsRow,
  selectors: { [`${option}:not([data-selected]) &`]: { display: 'none' } },
})
export const empty = style([reset, { display: 'block', padding: space.s12, color: color.textMuted }])
