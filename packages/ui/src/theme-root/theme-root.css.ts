import { style } from '@vanilla-extract/css'
import { autoTheme, calmMotion, darkTheme, lightTheme } from '../theme/themes.css.ts'
import { vars } from '../theme/vars.css.ts'

const root = style({
  boxSizing: 'border-box',
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  lineHeight: vars.line.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textSizeAdjust: '100%',
})

export const themeClass = {
  auto: style([root, autoTheme, calmMotion]),
  light: style([root, lightTheme, calmMotion]),
  dark: style([root, darkTheme, calmMotion]),
}

export const page = style({ backgroundColor: vars.color.page, minHeight: '100dvh' })
