import { PLAN_MAX_DAYS, type PlanBar } from '@delebil/core-api/admin'
import { addOsloDays, formatInstant } from '@delebil/validation/time'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'
import * as store from './stores/plan.ts'

const hidden = { reservationNumber: null, person: null, membership: null }

/** What is not so and what there is none of is left out: of a thousand bars that is a third. */
const toBar = (bar: store.PlannedBar, mayRead: boolean): PlanBar => {
  const { kind, id, carId, version, start, end, isFixed, isOut, ...more } = { ...bar, ...(!mayRead && hidden) }
  const said = Object.entries(more).filter(([, value]) => value !== null)
  return {
    kind,
    id,
    carId,
    version,
    start: formatInstant(start),
    ...(end && { end: formatInstant(end) }),
    ...(isFixed && { isFixed }),
    ...(isOut && { isOut }),
    ...Object.fromEntries(said),
  }
}

/** What each car is kept for in a period. Who has booked is told to those who may read reservations, and to nobody else. */
export const readPlan: AdminVerb<'fleet.plan'> = async (_context, { db, office, input }) => {
  const { from, to, locationId, size, cursor, places: hasPlaces } = input.query
  if (to <= from) throw refuseField('to', 'period.end-before-start')
  if (to > addOsloDays(from, PLAN_MAX_DAYS)) throw refuseField('to', 'period.too-long')
  const { organizationId } = office
  const window = { from, to }
  const found = await store.listPlannedCars(db, {
    ...window,
    organizationId,
    locationId,
    after: cursor,
    size: size + 1,
  })
  const cars = found.slice(0, size)
  const ids = cars.map(({ id }) => id)
  const places = hasPlaces ? await store.listPlaces(db, organizationId) : undefined
  const trips = await store.listPlannedTrips(db, organizationId, ids, window)
  const assignments = await store.listPlannedAssignments(db, organizationId, ids, window)
  const maySeeDamages = mayAny(office, ['FLEET_MANAGEMENT_READ', 'MESSAGE_READ'])
  const damages = maySeeDamages ? await store.countDamages(db, organizationId, ids) : undefined
  const notices = await store.listNotices(db, organizationId, ids, window)
  const mayRead = mayAny(office, ['RESERVATION_READ'])
  return {
    answer: {
      ...(places && { places }),
      cars: cars.map((car) => ({
        ...car,
        damages: damages ? (damages.get(car.id) ?? 0) : null,
        notices: notices.get(car.id) ?? [],
      })),
      bars: [...trips, ...assignments].map((bar) => toBar(bar, mayRead)),
      cursor: found.length > size ? (cars.at(-1)?.id ?? null) : null,
    },
  }
}
