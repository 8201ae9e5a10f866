import type { ColorName } from './colors.ts'

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG's ratio of two colours as `#rrggbb`: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

type Pair = readonly [front: ColorName, back: ColorName]

const grounds: readonly ColorName[] = ['page', 'surface', 'raised', 'sunken']
/** A row that must be seen, with its number and its times. */
const softGrounds: readonly ColorName[] = ['dangerSoft', 'warningSoft', 'infoSoft']
/** A pin says its state by a shape of its own colour. */
const pinShapes: readonly ColorName[] = ['available', 'partial', 'unavailable']
const shapes: readonly ColorName[] = ['borderStrong', 'available', 'partial', 'unavailable', 'warning', 'info', 'focus']

/** What stands on what, and the least ratio that is enough for it. */
export const contrastPairs: readonly { readonly atLeast: number; readonly pairs: readonly Pair[] }[] = [
  {
    atLeast: 4.5,
    pairs: [
      ...grounds.flatMap((ground): Pair[] => [
        ['text', ground],
        ['textMuted', ground],
        ['primary', ground],
        ['danger', ground],
      ]),
      ['text', 'tile'],
      ['textMuted', 'tile'],
      ['primary', 'tile'],
      ['onPin', 'pin'],
      ['onPinSelected', 'pinSelected'],
      ['onPrimary', 'primary'],
      ['onPrimary', 'primaryHover'],
      ['onPrimary', 'primaryPressed'],
      ['onPrimarySoft', 'primarySoft'],
      ['text', 'primarySoft'],
      ['textMuted', 'primarySoft'],
      ['primary', 'primarySoft'],
      ...softGrounds.flatMap((ground): Pair[] => [
        ['text', ground],
        ['textMuted', ground],
        ['primary', ground],
      ]),
      ['danger', 'dangerSoft'],
      ['onDanger', 'danger'],
      ['onDanger', 'dangerHover'],
      ['onDangerSoft', 'dangerSoft'],
      ['onWarningSoft', 'warningSoft'],
      ['onInfoSoft', 'infoSoft'],
    ],
  },
  {
    atLeast: 3,
    pairs: [
      ...shapes.flatMap((shape) => grounds.map((ground): Pair => [shape, ground])),
      ...pinShapes.map((shape): Pair => [shape, 'pin']),
    ],
  },
]
