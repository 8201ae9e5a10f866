import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const box = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s12,
    padding: `${vars.space.s40} ${vars.space.s24}`,
    textAlign: 'center',
  },
])
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space.s64,
  height: vars.space.s64,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
})
export const heading = style([
  reset,
  {
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.snug,
    color: vars.color.text,
    textAlign: 'center',
  },
])
export const text = style([reset, { maxWidth: inUnit(420), color: vars.color.textMuted, textAlign: 'center' }])
export const action = style({ marginTop: vars.space.s8 })
