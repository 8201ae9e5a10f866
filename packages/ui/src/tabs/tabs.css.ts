import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const tabs = style([reset, { display: 'flex', flexDirection: 'column', color: color.text }])
export const tabList = style({
  display: 'flex',
  gap: space.s8,
  overflowX: 'auto',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
})
export const tab = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingInline: space.s16,
    borderBottom: '3px solid transparent',
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.text, borderBottomColor: color.border },
      '&[data-selected]': { color: color.primary, borderBottomColor: color.primary },
      '&[data-focus-visible]': {
        outline: `3px solid ${color.focus}`,
        outlineOffset: '-3px',
        borderRadius: vars.radius.control,
      },
      '&[data-disabled]': { color: color.borderStrong, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        borderBottomColor: 'Canvas',
        selectors: {
          '&[data-selected]': { borderBottomColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
])
export const panel = style([
  reset,
  {
    paddingBlock: space.s16,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  },
])
