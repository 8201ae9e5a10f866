import { type CarOutline, carOutlines } from './car-outlines.ts'

/** Paints by the colour names that cars have in the database. */
const paints: Readonly<Record<string, string>> = {
  white: '#eef0f1',
  silver: '#b9c0c5',
  grey: '#747d84',
  black: '#2b3136',
  blue: '#2f6fab',
  lightBlue: '#8db8d6',
  red: '#b93a36',
  green: '#3f8559',
  yellow: '#e6b93c',
  orange: '#d97a2b',
  brown: '#7c5b46',
  beige: '#d6c9b0',
}

/** The colours that a car can be drawn in. */
export const carColors: readonly string[] = Object.keys(paints)

const own = <Value>(table: Readonly<Record<string, Value>>, key: string, otherwise: Value): Value =>
  Object.hasOwn(table, key) ? (table[key] ?? otherwise) : otherwise

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="43" r="7.5" fill="#20262a"/><circle cx="${x}" cy="43" r="3.6" fill="#c9cfd3"/>`

/**
 * An SVG of a car from the side. A body type or colour that we have no drawing of becomes a silver hatchback; nothing that
 * the caller sends ends up in the text.
 */
export const renderCarImage = (bodyType: string, color: string): string => {
  const outline: CarOutline = own(carOutlines, bodyType, carOutlines.hatchback)
  const paint = own(paints, color, '#b9c0c5')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 52" width="240" height="104">',
    '<ellipse cx="60" cy="50" rx="52" ry="1.6" fill="#000" fill-opacity=".12"/>',
    `<path d="${outline.body}" fill="${paint}" stroke="#1d2327" stroke-opacity=".35" stroke-linejoin="round"/>`,
    `<path d="${outline.windows}" fill="#37454e"/>`,
    wheel(outline.rearWheelX),
    wheel(outline.frontWheelX),
    '</svg>',
  ].join('')
}
