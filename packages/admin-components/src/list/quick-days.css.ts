import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const track = style([
  reset,
  {
    display: 'flex',
    overflow: 'hidden',
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    '@media': { 'screen and (max-width: 719.98px)': { overflowX: 'auto' } },
  },
])
export const segment = style([
  reset,
  typography.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: inUnit(6),
    minHeight: `calc(${vars.size.target} - 2px)`,
    paddingInline: space.s12,
    fontWeight: vars.font.weightBold,
    whiteSpace: 'nowrap',
    color: color.text,
    backgroundColor: color.surface,
    border: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${color.border}` },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-pressed="true"]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
])
