import type { Tariff } from './price.ts'
import type { ProblemCode } from './problem.ts'

/** What a car's odometer showed, in whole kilometres as on its dashboard, and when. */
export type OdometerReading = { readonly kilometers: number; readonly at: Date }

/** The most that an odometer shows: six figures. */
export const MOST_ODOMETER_KM = 999_999

/** Nobody gets further in an hour on Norwegian roads. Our own policy. */
const MOST_KM_PER_HOUR = 120

/** So much two readings of one moment may differ: each cuts what is under a kilometre, the telematics and the dashboard apart. */
const READING_SLACK_KM = 2

/** The readings of a trip as far as there are any. `before`: the car's last one of another trip. */
export type TripReadings = {
  readonly before?: OdometerReading | undefined
  readonly start?: OdometerReading | undefined
  readonly end?: OdometerReading | undefined
  /** From where the car stood to where it stands, as the crow flies; left out where that is not known. */
  readonly straightKilometers?: number | undefined
}

/** The first reading that cannot be, and why. */
export type ReadingProblem = { readonly moment: 'start' | 'end'; readonly code: ProblemCode }

/** Whether a tariff bills kilometres at all. */
export function billsKilometers({ kilometerTiers }: Pick<Tariff, 'kilometerTiers'>): boolean {
  return kilometerTiers.some(({ orePerKm }) => orePerKm > 0)
}

/** Which reading of a trip cannot be; undefined where all can. */
export function checkReadings({
  before,
  start,
  end,
  straightKilometers = 0,
}: TripReadings): ReadingProblem | undefined {
  const atStart = start && before && checkNext(before, start, READING_SLACK_KM)
  if (atStart) return { moment: 'start', code: atStart }
  const atEnd = end && (start ? checkNext(start, end, 0) : before && checkNext(before, end, READING_SLACK_KM))
  if (atEnd) return { moment: 'end', code: atEnd }
  const driven = drivenKilometers({ start, end })
  const isTooShort = driven !== undefined && driven + READING_SLACK_KM < Math.floor(straightKilometers)
  return isTooShort ? { moment: 'end', code: 'odometer.too-low' } : undefined
}

/** How far a trip went; undefined where one of its readings is missing. */
export function drivenKilometers({ start, end }: Pick<TripReadings, 'start' | 'end'>): number | undefined {
  return start && end && end.kilometers - start.kilometers
}

function checkNext(earlier: OdometerReading, later: OdometerReading, below: number): ProblemCode | undefined {
  const driven = later.kilometers - earlier.kilometers
  if (driven < -below) return 'odometer.too-low'
  const hours = Math.max(0, later.at.getTime() - earlier.at.getTime()) / 3_600_000
  return driven > MOST_KM_PER_HOUR * hours + READING_SLACK_KM ? 'odometer.too-high' : undefined
}
