import { HOUR_MS } from './time/duration.ts'
import { osloInstant, osloParts } from './time/oslo-time.ts'

/** What a car runs on; `undefined` for a car that does not say. */
export type Fuel = 'ELECTRIC' | 'HYBRID' | 'GASOLINE' | 'DIESEL'

/** A trip of a member that has ended. */
export type EndedTrip = { start: Date; ended: Date; kilometers: number; costOre: number; fuel: Fuel | undefined }

/** Trips counted together. `hours` is the time from start to end, `co2Grams` what driving gave. */
export type CarSum = { trips: number; kilometers: number; hours: number; costOre: number; co2Grams: number }
export type CarMonth = CarSum & { month: number }

/** One calendar year of a member's trips against a car of one's own for the same days and kilometres. */
export type CarYear = {
  year: number
  /** January to December. */
  months: CarMonth[]
  total: CarSum
  /** The part of the year that has passed, 0 to 1: what owning costs for these days only. */
  elapsed: number
  owning: { fixedOre: number; distanceOre: number; totalOre: number; co2Grams: number }
  /** What owning would have cost more; negative where sharing was dearer. */
  savedOre: number
}

/**
 * Electric car, new price NOK 400 000: NOK 61 000 a year at 10 000 km and NOK 76 000 at 15 000 km, all in. The line through
 * both is 31 000 a year and 3 a kilometre. Prices of 2020, never raised since: the comparison is careful.
 */
export const OWNING_FIXED_ORE_PER_YEAR = 3_100_000
export const OWNING_ORE_PER_KM = 300

/** Grams of CO2 for a litre burnt. */
export const GASOLINE_GRAMS_PER_LITRE = 2320
export const DIESEL_GRAMS_PER_LITRE = 2660
/** Grams of CO2 equivalents for a kilowatt-hour used in Norway, 2023. */
export const ELECTRICITY_GRAMS_PER_KWH = 15

/** What a car is taken to use: litres, or kilowatt-hours with loss in charging, for 100 km. */
export const CONSUMPTION_PER_100_KM = { GASOLINE: 6.5, DIESEL: 5.5, HYBRID: 4.5, ELECTRIC: 20 } as const

/** Where the numbers are from; shown under "Slik beregner vi". */
export const carYearSources = [
  {
    name: 'OFV: Kostnader ved bilhold 2020',
    url: 'https://ofv.no/aktuelt/2020/s%C3%A5-mye-koster-elbilen-deg-per-%C3%A5r',
  },
  {
    name: 'Nettavisen: OFVs tabell for 10 000 km i året',
    url: 'https://www.nettavisen.no/okonomi/sa-mye-sparer-en-elbileier-i-aret/3423980112.html',
  },
  {
    name: 'Miljødirektoratet: utslippsfaktorer for drivstoff',
    url: 'https://www.miljodirektoratet.no/ansvarsomrader/klima/for-myndigheter/kutte-utslipp-av-klimagasser/klima-og-energiplanlegging/tabeller-for-omregning-fra-energivarer-til-kwh/',
  },
  {
    name: 'NVE: klimadeklarasjon for strøm 2023',
    url: 'https://www.nve.no/nytt-fra-nve/nyheter-energi/lavt-klimagassutslipp-knyttet-til-norsk-stroemforbruk-i-2023/',
  },
] as const

const gramsPerUnit: Record<Fuel, number> = {
  GASOLINE: GASOLINE_GRAMS_PER_LITRE,
  HYBRID: GASOLINE_GRAMS_PER_LITRE,
  DIESEL: DIESEL_GRAMS_PER_LITRE,
  ELECTRIC: ELECTRICITY_GRAMS_PER_KWH,
}

/** Grams of CO2 of so many kilometres. A car that does not say what it runs on counts as petrol. */
export function drivingGrams(kilometers: number, fuel: Fuel = 'GASOLINE'): number {
  return Math.round((kilometers * CONSUMPTION_PER_100_KM[fuel] * gramsPerUnit[fuel]) / 100)
}

/** The instants that a year of Oslo's calendar lies between. */
export function osloYear(year: number): { start: Date; end: Date } {
  const first = (of: number) => osloInstant({ year: of, month: 1, day: 1, hour: 0, minute: 0 })
  return { start: first(year), end: first(year + 1) }
}

/** Adds up the trips that started in the year, and compares. A trip belongs to the month it started in, in Oslo. */
export function carYear(trips: readonly EndedTrip[], year: number, now: Date): CarYear {
  const own = trips.filter(({ start }) => osloParts(start).year === year)
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    ...sumTrips(own.filter(({ start }) => osloParts(start).month === index + 1)),
  }))
  const total = sumTrips(own)
  const elapsed = elapsedOf(year, now)
  const fixedOre = Math.round(OWNING_FIXED_ORE_PER_YEAR * elapsed)
  const distanceOre = total.kilometers * OWNING_ORE_PER_KM
  const totalOre = fixedOre + distanceOre
  const co2Grams = drivingGrams(total.kilometers)
  return {
    year,
    months,
    total,
    elapsed,
    owning: { fixedOre, distanceOre, totalOre, co2Grams },
    savedOre: totalOre - total.costOre,
  }
}

function elapsedOf(year: number, now: Date): number {
  const { start, end } = osloYear(year)
  const passed = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return Math.min(Math.max(passed, 0), 1)
}

function sumTrips(trips: readonly EndedTrip[]): CarSum {
  const sum = { trips: trips.length, kilometers: 0, hours: 0, costOre: 0, co2Grams: 0 }
  let ms = 0
  for (const { start, ended, kilometers, costOre, fuel } of trips) {
    ms += Math.max(ended.getTime() - start.getTime(), 0)
    sum.kilometers += kilometers
    sum.costOre += costOre
    sum.co2Grams += drivingGrams(kilometers, fuel)
  }
  return { ...sum, hours: Math.round((ms / HOUR_MS) * 10) / 10 }
}
