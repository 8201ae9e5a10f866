import { inUnit } from './in-unit.ts'

/** In px where text is 16 px. */
export const lengthsPx = {
  space: { s2: 2, s4: 4, s8: 8, s12: 12, s16: 16, s24: 24, s32: 32, s40: 40, s48: 48, s64: 64 },
  radius: { mark: 8, control: 12, button: 14, card: 16, sheet: 20, hero: 24, pill: 999 },
  size: { target: 48, targetSmall: 44, buttonLarge: 56, hero: 96, icon: 20 },
  text: {
    caption: 13,
    small: 14,
    body: 16,
    row: 17,
    large: 18,
    price: 20,
    title: 22,
    heading: 28,
    display: 36,
    timer: 40,
    /** The word of a state. */
    mark: 13,
  },
  /** Rows of what staff work with, as a finger needs them. */
  row: { item: 44, twoLines: 64, group: 36, head: 44 },
  /** What stands above and below them. */
  bar: { top: 44, page: 52, tabs: 44, tools: 52, foot: 52, bottom: 64 },
  /** The menu beside them. */
  side: { width: 232, item: 44 },
} as const

type Names<T> = { readonly [K in keyof T]: string }
const inUnits = <T extends Readonly<Record<string, number>>>(sizes: T): Names<T> =>
  Object.fromEntries(Object.entries(sizes).map(([name, px]) => [name, inUnit(px)])) as Names<T>

/** Everything that is not a colour and does not change with the theme. Lengths follow the size of the text (`inUnit`). */
export const scales = {
  space: inUnits(lengthsPx.space),
  radius: inUnits(lengthsPx.radius),
  size: inUnits(lengthsPx.size),
  text: inUnits(lengthsPx.text),
  row: inUnits(lengthsPx.row),
  bar: inUnits(lengthsPx.bar),
  side: inUnits(lengthsPx.side),
  font: { family: 'Lato, "Helvetica Neue", Arial, sans-serif', weightNormal: '400', weightBold: '700' },
  line: {
    tight: '1.2',
    snug: '1.35',
    body: '1.5',
    display: '1.2',
    heading: '1.2',
    large: '1.35',
    small: '1.35',
    caption: '1.35',
    mark: '1.35',
  },
  zIndex: { sheet: '10', header: '20', overlay: '100', tooltip: '110' },
} as const

/** Motion stays under 200 ms; ThemeRoot sets all to 0 ms when the person asked for less. */
export const durations = { fast: '110ms', normal: '180ms' } as const

export const shadows = {
  light: {
    card: '0 1px 2px rgba(18, 38, 28, 0.06), 0 2px 8px rgba(18, 38, 28, 0.05)',
    overlay: '0 8px 32px rgba(18, 38, 28, 0.18), 0 2px 6px rgba(18, 38, 28, 0.08)',
  },
  dark: {
    card: '0 1px 2px rgba(0, 0, 0, 0.4)',
    overlay: '0 12px 40px rgba(0, 0, 0, 0.6), 0 0 0 1px #313d37',
  },
} as const
