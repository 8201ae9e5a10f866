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
export const keyName = style([reset, { display: 'flex', gap: space.s4 }])
export const key = style([
  reset,
  {
    minWidth: '28px',
    padding: `${space.s2} ${space.s8}`,
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.text,
    backgroundColor: color.sunken,
    border: `1px solid ${color.borderStrong}`,
    borderBottomWidth: '2px',
    borderRadius: '6px',
  },
])
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
