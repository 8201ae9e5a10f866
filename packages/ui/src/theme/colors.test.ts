import { describe, expect, it } from 'vitest'
import { type ColorName, colors } from './colors.ts'

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const grounds: ColorName[] = ['page', 'surface', 'raised', 'sunken']
const textPairs: [ColorName, ColorName][] = [
  ...grounds.flatMap((ground): [ColorName, ColorName][] => [
    ['text', ground],
    ['textMuted', ground],
    ['primary', ground],
    ['danger', ground],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryPressed'],
  ['onPrimarySoft', 'primarySoft'],
  ['text', 'primarySoft'],
  ['textMuted', 'primarySoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDangerSoft', 'dangerSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onInfoSoft', 'infoSoft'],
]
const shapes: ColorName[] = ['borderStrong', 'available', 'partial', 'unavailable', 'warning', 'info', 'focus']
const shapePairs = shapes.flatMap((shape) => grounds.map((ground): [ColorName, ColorName] => [shape, ground]))

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(textPairs)('%s on %s carries text (4.5:1)', (front, back) => {
    expect(contrast(colors[theme][front], colors[theme][back])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(shapePairs)('%s on %s is seen as a shape (3:1)', (front, back) => {
    expect(contrast(colors[theme][front], colors[theme][back])).toBeGreaterThanOrEqual(3)
  })
})
