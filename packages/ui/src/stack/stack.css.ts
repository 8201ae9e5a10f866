import { createVar, style } from '@vanilla-extract/css'

export const gapVar = createVar()

const flex = style({ boxSizing: 'border-box', display: 'flex', minWidth: 0, gap: gapVar })
export const stack = style([flex, { flexDirection: 'column' }])
export const inline = style([flex, { flexDirection: 'row', flexWrap: 'wrap' }])
