import { colors, contract, media, vars } from '@delebil/ui/theme'
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'

// vanilla-extract has no door for `:host` but a global style.
globalStyle(':host', { display: 'block' })
globalStyle(':host([hidden])', { display: 'none' })
// What react-aria would put into the partner's page.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Light colours are the fallback of every style; dark ones are put over them, each of which a partner may set too. */
const dark = Object.fromEntries(
  Object.entries(colors.dark).map(([name, value]) => [
    contract.color[name as keyof typeof colors.dark],
    fallbackVar(`var(--delebil-dark-color-${kebab(name)})`, value),
  ]),
)
const darkShadows = { [contract.shadow.card]: 'none', [contract.shadow.overlay]: '0 12px 40px rgba(0, 0, 0, 0.6)' }
const still = { [contract.duration.fast]: '0ms', [contract.duration.normal]: '0ms' }
const isDark = { vars: { ...dark, ...darkShadows }, colorScheme: 'dark' } as const

const root = style({
  all: 'initial',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  lineHeight: vars.line.body,
  WebkitFontSmoothing: 'antialiased',
  colorScheme: 'light',
  '@media': { [media.reducedMotion]: { vars: still } },
})

export const themes = {
  light: root,
  dark: style([root, isDark]),
  auto: style([root, { '@media': { [media.dark]: isDark } }]),
}

/** In the browser's top layer, so that no wrapper of the page cuts it off; what is in it is placed on the screen. */
export const overlays = style({
  position: 'fixed',
  inset: 'auto',
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
})

const height = createVar()
export const screen = style({
  vars: { [height]: 'var(--delebil-height, 720px)' },
  display: 'flex',
  flexDirection: 'column',
  height,
  minHeight: '480px',
  backgroundColor: vars.color.page,
})
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  padding: `${vars.space.s8} ${vars.space.s12}`,
  backgroundColor: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
})
export const body = style({ flex: 1, minHeight: 0, position: 'relative' })
export const scrolled = style([body, { overflowY: 'auto', padding: vars.space.s16 }])
export const plain = style({ backgroundColor: vars.color.page, padding: vars.space.s16 })
