/** The language that numbers and dates are written in. */
export const LOCALE = 'nb-NO'

const METRES_PER_KM = 1000
/** Above this a distance in km has no decimals (metres). */
export const DISTANCE_DECIMALS_UNTIL_METRES = 9900

const wholeFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const tenthFormat = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const oreFormat = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

// A number and its unit stay on one line.
const NO_BREAK = '\u00a0'

/** '850 m', or km from 1000 m: '1,2 km'; above 9900 m without decimals: '12 km'. */
export function formatDistance(metres: number): string {
  const whole = Math.round(metres)
  if (whole < METRES_PER_KM) return `${wholeFormat.format(whole)}${NO_BREAK}m`
  const format = whole > DISTANCE_DECIMALS_UNTIL_METRES ? wholeFormat : tenthFormat
  return `${format.format(whole / METRES_PER_KM)}${NO_BREAK}km`
}

/** A number of things as Norwegians write it: '12 345'. */
export function formatCount(count: number): string {
  return wholeFormat.format(count).replace(/\s/g, ' ')
}

/** '50 km', whole kilometres driven. */
export function formatKilometers(kilometers: number): string {
  return `${wholeFormat.format(kilometers)}${NO_BREAK}km`
}

/** An amount in øre as kroner: '1 250 kr', and with decimals only where there are øre: '24,50 kr'. */
export function formatNok(ore: number): string {
  const format = ore % 100 === 0 ? wholeFormat : oreFormat
  return `${format.format(ore / 100)}${NO_BREAK}kr`
}
