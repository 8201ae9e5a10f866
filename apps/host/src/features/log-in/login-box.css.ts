import { inUnit, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { besidePage } from '../../site/page/beside-page.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s16 })
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.s8 })
export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: inUnit(480),
  margin: '0 auto',
  padding: `${vars.space.s40} ${besidePage} ${vars.space.s64}`,
})
export const reason = style({ margin: `0 0 ${vars.space.s24}`, color: vars.color.textMuted })
export const countdown = style([tabularFigures, { margin: 0, color: vars.color.textMuted }])
