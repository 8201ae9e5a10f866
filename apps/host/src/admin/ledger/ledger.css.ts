import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([reset, { display: 'grid', gap: vars.space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }])
export const day = style([reset, { width: 'min(220px, 100%)' }])
export const tools = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s12 }])
