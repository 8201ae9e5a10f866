import { type CarOutline, carOutlines } from './car-outlines.ts'

const SILVER = '#b9c1bf'

/** Paints by the colour names that cars have in the database; the same as the site's (tests/contract). */
export const paints: Readonly<Record<string, string>> = {
  white: '#f2f4f3',
  silver: SILVER,
  grey: '#6d7677',
  black: '#2b3032',
  blue: '#2f5f94',
  lightBlue: '#8fb7d3',
  red: '#b03a32',
  green: '#3c6b52',
  yellow: '#e0b341',
  orange: '#cf7434',
  brown: '#7a5a45',
  beige: '#d8cbb3',
}

/** The colours that a car can be drawn in. */
export const carColors: readonly string[] = Object.keys(paints)

const own = <Value>(table: Readonly<Record<string, Value>>, key: string, otherwise: Value): Value =>
  Object.hasOwn(table, key) ? (table[key] ?? otherwise) : otherwise

const GROUND_Y = 87.5

const wheel = (x: number, radius: number): string =>
  `<g transform="translate(${x} ${GROUND_Y - radius})"><circle r="${radius}" fill="#20282a"/><circle r="${radius * 0.6}" fill="#dfe5e3"/></g>`

/**
 * An SVG of a car from the side. A body type or colour that we have no drawing of becomes a silver hatchback; nothing that
 * the caller sends ends up in the text.
 */
export const renderCarImage = (bodyType: string, color: string): string => {
  const { body, windows, wheels }: CarOutline = own(carOutlines, bodyType, carOutlines.hatchback)
  const [rearX, frontX, radius] = wheels
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 96" width="176" height="96">',
    `<path d="${body}" fill="${own(paints, color, SILVER)}" stroke="#101a1c" stroke-opacity=".26" stroke-width="1.3"/>`,
    `<path d="${windows}" fill="#29393f"/>`,
    wheel(rearX, radius),
    wheel(frontX, radius),
    '</svg>',
  ].join('')
}
