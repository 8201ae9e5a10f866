import { style } from '@vanilla-extract/css'
import { focusOutline } from '../theme/focus-ring.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const field = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s4, color: color.text, width: '100%' },
])
export const label = style([
  reset,
  {
    display: 'block',
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.text,
    cursor: 'default',
  },
])
export const optionalMark = style({ fontWeight: vars.font.weightNormal, color: color.textMuted })
export const help = style([
  reset,
  { display: 'block', fontSize: vars.text.small, lineHeight: vars.line.snug, color: color.textMuted },
])
export const message = style([
  reset,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s4,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: color.danger,
  },
])

/** The box around what one types in; also the look of a select's button. */
export const frame = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    width: '100%',
    minHeight: vars.size.target,
    paddingInline: space.s12,
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.text },
      '&:has(> input:focus)': { ...focusOutline, outlineOffset: '1px' },
      '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 0.5px ${color.danger}` },
      '&[data-disabled]': { backgroundColor: color.sunken, borderColor: color.border, color: color.textMuted },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': { borderWidth: '3px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
])

export const frameIcon = style({ color: color.textMuted, display: 'inline-flex' })

export const input = style([
  reset,
  {
    flex: 1,
    width: '100%',
    // Inside its frame.
    height: `calc(${vars.size.target} - ${vars.space.s4})`,
    background: 'transparent',
    color: 'inherit',
    outline: 'none',
    appearance: 'none',
    textOverflow: 'ellipsis',
    '::placeholder': { color: color.textMuted, opacity: 1 },
    selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
  },
])

export const inFrameButton = style({ marginInlineEnd: inUnit(-10), display: 'inline-flex', alignItems: 'center' })
