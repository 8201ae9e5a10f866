import { checkPeriod, priceReservation, sumLines } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { distanceMetres } from '../../../platform/geo/distance-metres.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { AdminVerb } from '../../admin-records/admin-verb.ts'
import { resourceOf } from '../../admin-records/server-resource.ts'
import { listRecords } from '../../admin-records/stores/list-records.ts'
import { busyOfCars } from '../../fleet/stores/car-busy.ts'
import { listCarOptions } from '../stores/car-options.ts'

/** As many are looked among, where something is typed. */
const FOUND = 200

/** Cars that a reservation can be of: where and what they are, what they cost, and when they are taken. */
export const carOptions: AdminVerb<'cars.options'> = async (context, { db, office, input, now }) => {
  const { organizationId } = office
  const { q, size, start, end, nearCarId, reservationId, superDamageWaiver } = input.query
  const period = start && end ? { start, end } : undefined
  const problem = period && checkPeriod(period)
  if (problem) throw refuseField('end', problem)
  const table = resourceOf(context, 'cars')
  const found =
    q &&
    (await listRecords(db, table, { organizationId, q, sort: table.resource.sort }, FOUND, undefined, ['carNumber']))
  const asked = { organizationId, ids: found ? found.map(({ id }) => id) : undefined, nearCarId, size }
  const cars = await listCarOptions(db, asked, now)
  const near = cars.find(({ id }) => id === nearCarId)
  const keys = cars.map(({ id }) => ({ organizationId, carId: id }))
  const busy = period ? await busyOfCars(db, keys, period, reservationId) : []
  return {
    answer: {
      data: cars.map((car) => ({
        id: car.id,
        carNumber: car.carNumber,
        licensePlate: car.licensePlate,
        model: car.model,
        location: car.locationName,
        metres: near ? Math.round(distanceMetres(near, car)) : null,
        priceOre: period
          ? sumLines(priceReservation(car.tariff, { ...period, superDamageWaiver, kilometers: 0 }))
          : null,
        taken: busy.flatMap(({ carId, ...stretch }) =>
          carId === car.id ? [{ start: formatInstant(stretch.start), end: formatInstant(stretch.end) }] : [],
        ),
      })),
    },
  }
}
