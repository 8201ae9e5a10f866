import { reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const keys = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${space.s8} ${space.s24}`,
    alignItems: 'center',
  },
])
export const keyName = style([reset])
export const failure = style([reset, { paddingTop: space.s8, color: color.textMuted, fontSize: vars.text.small }])
export const keyText = style([reset, { color: color.text }])
export const palette = style([reset])
// Near the top, so that what is found has room below it and does not jump above the box.
globalStyle(`div:has(> div > [role="dialog"] ${palette})`, {
  alignItems: 'start',
  padding: space.s8,
  '@media': { '(min-width: 560px)': { paddingBlockStart: '12vh' } },
})
globalStyle(`div:has(> [role="dialog"] ${palette})`, { borderRadius: vars.radius.card })
