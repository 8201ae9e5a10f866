import { describeResource } from '@delebil/core-api/admin'
import { addMinutes, formatInstant, priceReservation, sumLines } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import * as store from '../../stores/admin/reservations.ts'
import { listMessages } from '../../stores/messages.ts'
import { listChanges } from '../../stores/reservation-changes.ts'
import * as drivers from '../../stores/reservation-drivers.ts'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import * as updates from '../../stores/reservation-updates.ts'
import { toMessage } from '../messages/to-message.ts'
import { tariffOf } from '../price-changes/plan.ts'
import { planCancel } from '../price-changes/plans.ts'
import { refuseDrivers } from '../reservations/refuse-drivers.ts'
import { unlessTaken } from '../reservations/unless-taken.ts'
import { serveCarLater } from '../wait-list/serve-later.ts'
import { actOnTrip, isOver } from './act-on-trip.ts'
import type { AdminVerbs } from './admin-verb.ts'
import { mayAny } from './may-any.ts'
import { tableOf } from './records-of.ts'
import { periodProblem, refusePeriod } from './refuse-period.ts'
import type { ReviewVerbs } from './review-verbs.ts'
import type { Writing } from './rules.ts'
import { tripStretches } from './trip-stretches.ts'
import { readRecord } from './write-record.ts'

type TripVerbs = Pick<
  AdminVerbs,
  Exclude<
    Extract<keyof AdminVerbs, `reservations.${string}`>,
    'reservations.quote' | 'reservations.picture' | keyof ReviewVerbs
  >
>

const read = async ({ call }: Writing, id: number) => {
  const found = await store.findReservationOf(call.db, { organizationId: call.office.organizationId, id })
  if (found === undefined) throw new Refusal('resource.unknown')
  return found
}

const seen = async (writing: Writing, id: number): Promise<{ organizationId: number; id: number }> => {
  await readRecord(writing, tableOf('reservations'), id)
  return { organizationId: writing.call.office.organizationId, id }
}

export const tripVerbs: TripVerbs = {
  'reservations.extend': (context, call) => {
    const { extendByMinutes, why } = call.input.body
    return actOnTrip({ context, call }, call.input.params.id, 'extended', call.input.body, async (reservation) => {
      if (isOver(reservation)) throw new Refusal('reservation.not-active')
      const { start, superDamageWaiver, kilometers } = reservation
      const period = { start, end: addMinutes(reservation.end, extendByMinutes) }
      refusePeriod(periodProblem(period, false, call.now), Boolean(why))
      const claim = { ...reservation, ...period, carIds: [reservation.carId] }
      await unlessTaken(context, call.db, claim, call.now, () => updates.changePeriod(call.db, reservation, period))
      const trip = { ...period, superDamageWaiver, ...(kilometers !== null && { kilometers }) }
      await setPriceLines(call.db, reservation, 'booking', priceReservation(await tariffOf(call.db, reservation), trip))
    })
  },
  'reservations.cancel': (context, call) => {
    const { withoutFee } = call.input.body
    return actOnTrip({ context, call }, call.input.params.id, 'canceled', call.input.body, async (reservation) => {
      const plan = await planCancel(call.db, reservation, call.now)
      await updates.cancelReservation(call.db, reservation, call.now)
      await setPriceLines(call.db, reservation, 'cancel', withoutFee ? [] : plan.lines)
      await serveCarLater(context, call.db, reservation)
    })
  },
  'reservations.cancellation': async (context, call) => {
    const reservation = await read({ context, call }, call.input.params.id)
    const { lines } = await planCancel(call.db, reservation, call.now)
    return { answer: { feeOre: sumLines(lines) } }
  },
  'reservations.void': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'voided', call.input.body, async (reservation) => {
      const { started, ended, canceled, voided } = reservation
      if (voided !== null) throw new Refusal('reservation.not-active')
      // Its car is out: annulled, it would look free.
      if (started !== null && ended === null && canceled === null) throw new Refusal('reservation.not-ended')
      if (await store.isBilled(call.db, reservation)) throw new Refusal('reservation.already-billed')
      await updates.voidReservation(call.db, reservation, call.now)
      await serveCarLater(context, call.db, reservation)
    }),
  'reservations.reset-review': (context, call) =>
    actOnTrip({ context, call }, call.input.params.id, 'reviewed', call.input.body, (reservation) =>
      store.endReview(call.db, reservation),
    ),
  'reservations.drivers': async (context, call) => {
    const key = await seen({ context, call }, call.input.params.id)
    return { answer: { data: await store.listDriversWithLicense(call.db, key) } }
  },
  'reservations.setDrivers': async (context, call) => {
    const ids = [...new Set(call.input.body.map(({ id }) => id))]
    const { id } = call.input.params
    const { version, why } = call.input.query
    await actOnTrip({ context, call }, id, 'drivers-changed', { version, why }, async (reservation) => {
      if (isOver(reservation)) throw new Refusal('reservation.not-active')
      await refuseDrivers(call.db, reservation, ids)
      const before = await drivers.listDrivers(call.db, reservation)
      await drivers.setDrivers(call.db, reservation, ids)
      const after = await drivers.listDrivers(call.db, reservation)
      const between = <T>(of: (driver: drivers.Driver) => T) => ({
        drivers: { from: before.map(of), to: after.map(of) },
      })
      return { changes: between(({ id: driver }) => driver), named: between(({ name }) => name) }
    })
    const key = { organizationId: call.office.organizationId, id }
    const { version: recordVersion } = await readRecord({ context, call }, tableOf('reservations'), id)
    return { answer: { entity: { drivers: await drivers.listDrivers(call.db, key), recordVersion }, errors: [] } }
  },
  'reservations.changelog': async (context, call) => {
    const changes = await listChanges(call.db, await seen({ context, call }, call.input.params.id))
    const told = changes.map(({ personId, personName, at, ...change }) => ({
      ...change,
      at: formatInstant(at),
      person: personId === null ? null : { id: personId, name: personName },
    }))
    return { answer: { data: told } }
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
    if (isOver(reservation)) return { answer: { data: [] } }
    const told = (reason: 'CAR_NOT_BACK' | 'KEEPS_NEXT_WAITING', { start, end, ...trip }: store.OtherTrip) => ({
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
          ...notBack.map((trip) => told('CAR_NOT_BACK', trip)),
          ...(next ? [told('KEEPS_NEXT_WAITING', next)] : []),
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
    answer: describeResource(tableOf('messages').resource, mayAny(office, ['MESSAGE_WRITE'])),
  }),
}
