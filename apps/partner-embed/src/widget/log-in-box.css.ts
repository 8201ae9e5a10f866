import { focusOutline, reset, resetButton, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const box = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12, color: color.text, outline: 'none' },
])
export const text = style([reset, { color: 'inherit' }])
export const alert = style([reset, { color: color.danger, fontWeight: vars.font.weightBold }])

const button = style([
  resetButton,
  {
    minHeight: vars.size.targetSmall,
    padding: `${space.s8} ${space.s16}`,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weightBold,
    textAlign: 'center',
    selectors: { '&:focus-visible': focusOutline, '&[aria-disabled=true]': { opacity: 0.7, cursor: 'progress' } },
  },
])
export const primary = style([
  button,
  {
    backgroundColor: color.primary,
    color: color.onPrimary,
    border: '1px solid transparent',
    selectors: { '&:hover': { backgroundColor: color.primaryHover } },
  },
])
export const secondary = style([button, { border: `1px solid ${color.borderStrong}`, backgroundColor: color.surface }])
export const quiet = style([button, { color: color.primary, textDecoration: 'underline' }])
