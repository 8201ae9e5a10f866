import { describe, expect, it } from 'vitest'
import { groundColors, type MapTheme } from './ground-colors.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colours of the built-in map', () => {
  it.each<MapTheme>(['light', 'dark'])('names are readable on land and on sea: %s', (theme) => {
    const { text, land, sea, shallows } = groundColors[theme]
    for (const under of [land, sea, ...shallows]) expect(contrast(text, under)).toBeGreaterThan(4.5)
  })
})
