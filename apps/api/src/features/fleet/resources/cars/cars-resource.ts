import type { Read, Written } from '@delebil/core-api/admin'
import { appendOutbox } from '../../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { refuseOnlyTarget } from '../../staff/refuse-only-target.ts'
import { toAffected } from '../../staff/to-affected.ts'
import { carIsAnother } from '../../stores/changed-cars.ts'
import * as fleet from '../../stores/fleet.ts'
import { unknownProperties } from '../../stores/own-properties.ts'
import { carsTable } from './cars-store.ts'

// The car's row is locked: a booking of the same moment has been seen here, or sees the car out of use.
const refuseUnlessFree = async ({ call }: Writing, carId: number): Promise<void> => {
  const { organizationId } = call.office
  const affected = await fleet.listAffected(call.db, { organizationId, carId }, call.now, null)
  if (affected.length > 0) {
    throw new Refusal('car.future-reservations', { entity: { affectedReservations: affected.map(toAffected) } })
  }
}

const checkCar = async ({ call }: Writing, sent: Written<'cars'>, before: Read<'cars'> | undefined): Promise<void> => {
  const { db, office } = call
  const { properties, tariffKey } = sent
  if (properties && (await unknownProperties(db, office.organizationId, properties)).length > 0) {
    throw refuseField('properties', 'field.unknown')
  }
  if (tariffKey && !(await fleet.hasTariff(db, office.organizationId, tariffKey))) {
    throw refuseField('tariffKey', 'field.unknown')
  }
  const { access = [], dialToOpenPhone } = { ...before, ...sent }
  if (access.includes('DIAL') && !dialToOpenPhone) throw refuseField('dialToOpenPhone', 'field.required')
}

export const carsResource: ServerResource<'cars'> = {
  ...carsTable,
  rules: {
    template: () => ({ seats: 5, color: 'blue', properties: [], access: ['TELEMATICS'], active: true }),
    columns: async (writing, sent, before) => {
      await checkCar(writing, sent, before)
      const { acceptAffected, ...rest } = sent
      const isTakenOut = before?.active === true && rest.active === false
      if (before && isTakenOut && !acceptAffected) await refuseUnlessFree(writing, before.id)
      const { db, office } = writing.call
      const { locationId: at = before?.locationId } = rest
      // A car that gets a place stands there.
      const place = at && at !== before?.locationId && (await fleet.findPlace(db, office.organizationId, at))
      return { ...columnsOf(rest), ...place }
    },
    written: ({ call }, _sent, carId) =>
      appendOutbox(call.db, {
        topic: 'car',
        organizationId: call.office.organizationId,
        carId,
        payload: carIsAnother,
      }),
    removing: refuseOnlyTarget('car_id'),
  },
}
