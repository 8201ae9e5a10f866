import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

/** Written by people of the club: its line breaks are theirs. */
export const body = style([
  reset,
  { color: vars.color.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere', paddingBottom: vars.space.s8 },
])
