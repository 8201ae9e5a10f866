import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css'
import { colors } from './colors.ts'
import { durations, scales, shadows } from './scales.ts'

type Fallbacks = Readonly<Record<string, string>>
type Group = Readonly<Record<string, Fallbacks>>

const lightTokens = { color: colors.light, shadow: shadows.light, duration: durations, ...scales }
type Tokens = typeof lightTokens
type Reference = `var(--${string})`
type Vars = { [G in keyof Tokens]: { [K in keyof Tokens[G]]: Reference } }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const mapGroups = (groups: Group, change: (group: string, name: string, value: string) => string) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, tokens]) => [
      group,
      Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, change(group, name, value)])),
    ]),
  )

const names = mapGroups(lightTokens, (group, name) => `delebil-${kebab(group)}-${kebab(name)}`)

/** The bare custom properties (`var(--delebil-color-primary)`), for assigning values. */
// Its own type loses which names a group has.
export const contract = createGlobalThemeContract(names) as unknown as Vars

/** What styles use: each token with its light value as fallback, so that a control works without any theme class. */
export const vars = mapGroups(lightTokens, (group, name, value) =>
  fallbackVar(`var(--${names[group]?.[name]})`, value),
) as Vars
