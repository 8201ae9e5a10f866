import { inUnit } from './in-unit.ts'
import { lengthsPx, type scales } from './scales.ts'
import { contract } from './vars.css.ts'

type Lengths = { readonly [G in keyof typeof lengthsPx]?: { readonly [N in keyof (typeof lengthsPx)[G]]?: number } }
type Name = keyof typeof lengthsPx.text & keyof typeof scales.line
/** Each size of text with the height of its line, in px where text is 16 px. */
type Type = { readonly [N in Name]: readonly [size: number, line: number] }

const desk: Type = {
  display: [28, 32],
  heading: [20, 28],
  large: [16, 24],
  body: [14, 20],
  small: [13, 20],
  caption: [12, 16],
  mark: [11, 20],
}
const touch: Type = { ...desk, body: [16, 24], small: [15, 20], caption: [13, 16], mark: [12, 20] }

/** The same in both: the staff area is less round than what members see. */
const radius = { mark: 4, control: 6, button: 6, card: 8, sheet: 12 }
const shared = { radius, space: { s24: 16, s32: 24 } }

const lengthsOf = (lengths: Lengths) =>
  Object.entries(lengths).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, px]) => [
      (contract[group as keyof typeof lengthsPx] as Record<string, string>)[name],
      inUnit(px),
    ]),
  )

function densityOf(type: Type, lengths: Lengths): Readonly<Record<string, string>> {
  const sizes = Object.fromEntries(Object.entries(type).map(([name, [size]]) => [name, size]))
  const alike = { row: type.body[0], price: type.large[0], title: type.heading[0], timer: type.display[0] }
  const lines = Object.entries(type).map(([name, [size, line]]) => [contract.line[name as Name], `${line / size}`])
  return Object.fromEntries([...lengthsOf({ ...shared, text: { ...sizes, ...alike }, ...lengths }), ...lines])
}

const fromLengths = (lengths: Lengths) => Object.fromEntries(lengthsOf(lengths))

/** The tokens of the staff area under a mouse and under a finger; put on the root, so that overlays have them too. */
export const densities = {
  desk: /* @__PURE__ */ densityOf(desk, {
    size: { target: 32, targetSmall: 28, buttonLarge: 32, icon: 16 },
    row: { item: 32, twoLines: 48, group: 28, head: 32 },
    bar: { top: 32, page: 48, tabs: 36, tools: 48, foot: 40, bottom: 64 },
    side: { width: 232, item: 28 },
  }),
  touch: /* @__PURE__ */ densityOf(touch, {
    size: { target: 44, targetSmall: 44, buttonLarge: 48, icon: 20 },
    row: lengthsPx.row,
    bar: lengthsPx.bar,
    side: lengthsPx.side,
  }),
  /** For whoever wants air between rows. */
  airyRows: /* @__PURE__ */ fromLengths({ row: { item: 40 } }),
} as const
