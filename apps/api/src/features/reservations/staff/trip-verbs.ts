import { adminResources, describeResource } from '@delebil/core-api/admin'
import { isActiveReservation, sumLines, termsOf } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { orRefuse } from '../../../platform/or-refuse.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { mayAny } from '../../admin-records/may-any.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { readRecord } from '../../admin-records/write-record.ts'
import { cancel } from '../operations/cancel.ts'
import { extend } from '../operations/extend.ts'
import { resetReview } from '../operations/review.ts'
import { setDrivers } from '../operations/set-drivers.ts'
import { voidReservation } from '../operations/void.ts'
import { planCancel } from '../price-plans.ts'
import { reservationTimes } from '../reservation-times.ts'
import { listMessages } from '../stores/messages.ts'
import { listChanges } from '../stores/reservation-changes.ts'
import type { Driver } from '../stores/reservation-drivers.ts'
import * as store from '../stores/staff-reservations.ts'
import { toMessage } from '../to-message.ts'
import { actingIn, actOnTrip } from './act-on-trip.ts'
import { carOptions } from './car-options.ts'
import { carTrips } from './car-trips.ts'
import { correctKilometers } from './correct-kilometers.ts'
import { reservationSummary } from './reservation-summary.ts'
import { tripStretches } from './trip-stretches.ts'

const read = async ({ call }: Writing, id: number) =>
  orRefuse(await store.findReservationOf(call.db, { organizationId: call.office.organizationId, id }))

const seen = async (writing: Writing, id: number): Promise<{ organizationId: number; id: number }> => {
  await readRecord(writing, 'reservations', id)
  return { organizationId: writing.call.office.organizationId, id }
}

export const tripVerbs = {
  'reservations.extend': (context, call) => {
    const { extendByMinutes: minutes, ...seen } = call.input.body
    return actOnTrip({ context, call }, call.input.params.id, 'extended', seen, (acting, reservation) =>
      extend(acting, reservation, { minutes, passesLimits: Boolean(seen.why) }),
    )
  },
  'reservations.cancel': (context, call) => {
    const { withoutFee, ...seen } = call.input.body
    return actOnTrip({ context, call }, call.input.params.id, 'canceled', seen, (acting, reservation) =>
      cancel(acting, reservation, { withoutFee }),
    )
  },
  'reservations.cancellation': async (context, call) => {
    const writing = { context, call }
    const reservation = await read(writing, call.input.params.id)
    const { lines } = await planCancel(actingIn(writing), reservation)
    return { answer: { feeOre: sumLines(lines), ...termsOf(reservation) } }
  },
  'reservations.void': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'voided', call.input.body, voidReservation),
  'reservations.correct-kilometers': correctKilometers,
  'reservations.reset-review': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'reviewed', call.input.body, resetReview),
  'cars.options': carOptions,
  'cars.trips': carTrips,
  'reservations.summary': reservationSummary,
  'reservations.drivers': async (context, call) => {
    const key = await seen({ context, call }, call.input.params.id)
    return { answer: { data: await store.listDriversWithLicense(call.db, key) } }
  },
  'reservations.set-drivers': async (context, call) => {
    const writing = { context, call }
    const { id } = call.input.params
    let after: readonly Driver[] = []
    const { answer } = await actOnTrip(
      writing,
      id,
      'drivers-changed',
      call.input.query,
      async (acting, reservation) => {
        const { from, to } = await setDrivers(acting, reservation, call.input.body)
        after = to
        return { drivers: { from: from.map(({ name }) => name), to: to.map(({ name }) => name) } }
      },
    )
    return { answer: { entity: { drivers: [...after], recordVersion: answer.entity.version }, errors: [] } }
  },
  'reservations.changelog': async (context, call) => {
    const changes = await listChanges(call.db, await seen({ context, call }, call.input.params.id))
    const reported = changes.map(({ personId, personName, at, ...change }) => ({
      ...change,
      at: formatInstant(at),
      person: personId === null ? null : { id: personId, name: personName },
    }))
    return { answer: { data: reported } }
  },
  'reservations.trips': async (context, call) => {
    const writing = { context, call }
    const key = await seen(writing, call.input.params.id)
    const reservation = await read(writing, key.id)
    return { answer: { data: await tripStretches(call.db, reservation, await listChanges(call.db, key)) } }
  },
  'reservations.invoice': async (context, call) => ({
    answer: { data: await store.listInvoicedLines(call.db, await seen({ context, call }, call.input.params.id)) },
  }),
  'reservations.conflicts': async (context, call) => {
    const writing = { context, call }
    await seen(writing, call.input.params.id)
    const reservation = await read(writing, call.input.params.id)
    if (!isActiveReservation(reservationTimes(reservation, call.now))) return { answer: { data: [] } }
    const reported = (reason: 'CAR_NOT_BACK' | 'KEEPS_NEXT_WAITING', { start, end, ...trip }: store.OtherTrip) => ({
      reason,
      ...trip,
      start: formatInstant(start),
      end: formatInstant(end),
    })
    const isLate = reservation.started !== null && reservation.end < call.now
    const notBack = await store.listNotBack(call.db, reservation, reservation.start, call.now)
    const next = isLate ? await store.findNext(call.db, reservation, reservation.end) : undefined
    const isInUse = await store.isCarInUse(call.db, reservation.organizationId, reservation.carId)
    const nobody = { reservationId: null, reservationNumber: null, person: null, phone: null, start: null, end: null }
    return {
      answer: {
        data: [
          ...notBack.map((trip) => reported('CAR_NOT_BACK', trip)),
          ...(next ? [reported('KEEPS_NEXT_WAITING', next)] : []),
          ...(isInUse ? [] : [{ reason: 'CAR_NOT_IN_USE' as const, ...nobody }]),
        ],
      },
    }
  },
  'reservations.messages': async (context, call) => {
    const found = await listMessages(call.db, await seen({ context, call }, call.input.params.id))
    return { answer: { data: found.map(toMessage) } }
  },
  'reservations.messages-metadata': async (_context, { office }) => ({
    answer: describeResource(adminResources.messages, mayAny(office, ['MESSAGE_WRITE'])),
  }),
} satisfies Partial<AdminVerbs>
