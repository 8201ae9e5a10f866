import { style } from '@vanilla-extract/css'
import { option } from '../list-box/list-box.css.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

export const menu = style([
  reset,
  { padding: vars.space.s8, minWidth: `min(${inUnit(220)}, 100vw - 32px)`, outline: 'none', overflow: 'auto' },
])
export const item = style([option, { textDecoration: 'none' }])
export const dangerItem = style([
  item,
  { color: vars.color.danger, '@media': { [media.forcedColors]: { color: 'ButtonText' } } },
])
/** As wide with a check mark as without. */
export const mark = style({ display: 'inline-flex', flexShrink: 0, width: vars.size.icon })
export const separator = style({
  height: '1px',
  margin: `${vars.space.s8} ${vars.space.s4}`,
  border: 0,
  backgroundColor: vars.color.border,
})
