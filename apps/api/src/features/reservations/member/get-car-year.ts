import { carYear, osloYear } from '@delebil/validation/car-year'
import { formatInstant, osloParts } from '@delebil/validation/time'
import type { Verb } from '../../../platform/verb.ts'
import { listEndedTrips, listTripYears } from '../stores/car-years.ts'

/** The person's own trips of a year, in every club, against owning a car. */
export const getCarYear: Verb<'getCarYear'> = async (_context, { db, caller, input, now }) => {
  const thisYear = osloParts(now).year
  const year = input.query.year ?? thisYear
  const { start, end } = osloYear(year)
  const trips = (await listEndedTrips(db, caller.personId, start, end)).map(({ fuel, ...trip }) => ({
    ...trip,
    fuel: fuel ?? undefined,
  }))
  const years = new Set([thisYear, year, ...(await listTripYears(db, caller.personId))])
  return {
    answer: {
      entity: {
        ...carYear(trips, year, now),
        years: [...years].sort((a, b) => b - a),
        at: formatInstant(now),
      },
    },
  }
}
