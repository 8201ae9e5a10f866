import { focusOutline, media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { headHeight } from '../../site/page/head-height.ts'

const { color, space } = vars

export const header = style([
  reset,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.header,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    boxSizing: 'border-box',
    height: headHeight.narrow,
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingInline: `max(${space.s16}, env(safe-area-inset-left)) max(${space.s8}, env(safe-area-inset-right))`,
    backgroundColor: color.surface,
    borderBottom: `1px solid ${color.border}`,
    '@media': {
      [media.wide]: { height: headHeight.wide, paddingInline: space.s24, gap: space.s32 },
    },
  },
])

export const home = style([
  reset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s12,
    flexShrink: 0,
    minHeight: vars.size.targetSmall,
    color: color.text,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusOutline },
  },
])
export const organizationLogo = style({ display: 'block', height: '32px', width: 'auto', maxWidth: '160px' })

export const organizationName = style([
  reset,
  { fontSize: vars.text.large, fontWeight: vars.font.weightBold, letterSpacing: '-0.01em' },
])

export const fill = style({ flex: 1 })
export const list = style([reset, { display: 'flex', listStyle: 'none', gap: space.s4 }])
export const stackedList = style([
  reset,
  { display: 'flex', flexDirection: 'column', listStyle: 'none', gap: space.s4, minWidth: '224px' },
])

export const item = style([
  reset,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    boxSizing: 'border-box',
    minHeight: vars.size.targetSmall,
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': focusOutline,
      '&[aria-current]': { fontWeight: vars.font.weightBold },
      // The page one stands on: a line, so that it does not hang on weight alone.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space.s12,
        insetBlockEnd: '4px',
        height: '3px',
        borderRadius: '2px',
        backgroundColor: color.text,
      },
    },
  },
])
export const stackedItem = style([item, { display: 'flex', width: '100%' }])
export const mutedIcon = style({ display: 'inline-flex', color: color.textMuted })
export const menuTrigger = style({ display: 'inline-flex' })
export const menuPanel = style([reset, { padding: space.s16, outline: 'none' }])
