import { checkFixtureCar } from '@delebil/validation'
import { appendOutbox } from '../../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { serveCarLater } from '../../../holds/serve-later.ts'
import * as updates from '../../stores/reservation-updates.ts'
import * as store from '../../stores/staff-reservations.ts'
import { adminReservationsTable } from './admin-reservations-store.ts'

const notifyOfCar = ({ call }: Writing, carId: number): Promise<void> =>
  appendOutbox(call.db, { topic: 'block', organizationId: call.office.organizationId, carId })

const isOtherCar = ({ carId }: { readonly carId?: number | undefined }, before: { readonly carId: number }): boolean =>
  carId !== undefined && carId !== before.carId

/** A car that is kept from being booked; staff's bookings for members are changed among the reservations. */
export const adminReservationsResource: ServerResource<'admin-reservations'> = {
  ...adminReservationsTable,
  rules: {
    insert: async (writing, { carId, start, end, userNote: note = null }) => {
      const { db, office, now } = writing.call
      if (end <= start) throw refuseField('end', 'period.end-before-start')
      const id = await store.insertBlock(db, office.organizationId, { carId, start, end, note, at: now })
      if (id === undefined) throw new Refusal('reservation.car-taken')
      await notifyOfCar(writing, carId)
      return id
    },
    columns: ({ call }, { start, end, ...rest }, before) => {
      if (before?.kind !== 'block' || !['FUTURE', 'ONGOING'].includes(before.state)) {
        throw new Refusal('reservation.not-active')
      }
      const [from, to] = [start ?? new Date(before.start), end ?? new Date(before.end)]
      if (to <= from) throw refuseField('end', 'period.end-before-start')
      const begun = checkFixtureCar({ start: new Date(before.start) }, call.now)
      if (begun && isOtherCar(rest, before)) throw refuseField('carId', begun)
      return {
        ...columnsOf(rest),
        // The plan lifts a block out before it is put down again.
        blocking: true,
        ...(start !== undefined && { start_at: start }),
        ...(end !== undefined && { end_at: end, busy_until: end }),
      }
    },
    written: async (writing, sent, _id, before) => {
      if (!before) return
      await notifyOfCar(writing, before.carId)
      if (!isOtherCar(sent, before)) return
      const { db, office } = writing.call
      await notifyOfCar(writing, sent.carId ?? before.carId)
      await serveCarLater(writing.context, db, { organizationId: office.organizationId, carId: before.carId })
    },
    removing: async (writing, { id, kind, state, carId }) => {
      const { db, office, now } = writing.call
      if (kind !== 'block' || ['CANCELED', 'VOIDED'].includes(state)) throw new Refusal('reservation.not-active')
      const { organizationId } = office
      await updates.voidReservation(db, { organizationId, id }, now)
      await notifyOfCar(writing, carId)
      await serveCarLater(writing.context, db, { organizationId, carId })
      return true
    },
  },
}
