import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { vars } from '../theme/vars.css.ts'

export const choices = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
/** Under each other in columns, however long the words are. */
export const choicesInline = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${inUnit(140)}, 100%), 1fr))`,
  columnGap: vars.space.s16,
})
