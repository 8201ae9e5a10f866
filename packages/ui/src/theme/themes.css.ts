import { assignVars, style } from '@vanilla-extract/css'
import { colors } from './colors.ts'
import { media } from './media.ts'
import { shadows } from './scales.ts'
import { contract } from './vars.css.ts'

const light = { ...assignVars(contract.color, colors.light), ...assignVars(contract.shadow, shadows.light) }
const dark = { ...assignVars(contract.color, colors.dark), ...assignVars(contract.shadow, shadows.dark) }
const still = assignVars(contract.duration, { fast: '0ms', normal: '0ms' })

/** Light values of every colour and shadow, whatever the system says. */
export const lightTheme = style({ vars: light, colorScheme: 'light' })

/** Dark values of every colour and shadow, whatever the system says. */
export const darkTheme = style({ vars: dark, colorScheme: 'dark' })

/** Follows the system. */
export const autoTheme = style({
  vars: light,
  colorScheme: 'light',
  '@media': { [media.dark]: { vars: dark, colorScheme: 'dark' } },
})

export const calmMotion = style({ '@media': { [media.reducedMotion]: { vars: still } } })
