import { style } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/** Takes away what a browser or a partner page lays on an element; every control starts from here. */
export const reset = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  lineHeight: vars.line.body,
  fontWeight: vars.font.weightNormal,
  letterSpacing: 'normal',
  textTransform: 'none',
  textAlign: 'start',
})

export const resetButton = style([
  reset,
  {
    appearance: 'none',
    background: 'none',
    cursor: 'pointer',
    color: 'inherit',
    WebkitTapHighlightColor: 'transparent',
  },
])

export const tabularFigures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
