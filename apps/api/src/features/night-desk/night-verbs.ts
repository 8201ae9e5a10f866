import { callerCheckedUntil, periodAfter, relevantSituations } from '@delebil/validation'
import { formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { appendOutbox } from '../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerbs, OfficeCall } from '../admin-records/admin-verb.ts'
import type { Writing } from '../admin-records/rules.ts'
import { recordCarAccess } from '../car-access/attempt-store.ts'
import { commandCar } from '../car-access/command-car.ts'
import { fuelOf } from '../fleet/fuel-of.ts'
import type { Acting } from '../reservations/acting.ts'
import { fetchOdometer } from '../reservations/fetch-condition.ts'
import { lockUsableCar } from '../reservations/lock-usable-car.ts'
import { changeCar } from '../reservations/operations/change-car.ts'
import { end } from '../reservations/operations/end.ts'
import { extend } from '../reservations/operations/extend.ts'
import { actOnTrip } from '../reservations/staff/act-on-trip.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { insertStaffMessage } from '../reservations/stores/staff-reservations.ts'
import { listSituationsOfCar } from '../situations/situation-store.ts'
import { readCase } from './night-case.ts'
import { followCommand, lockAtNight, openAtNight } from './night-commands.ts'
import { findAtNight } from './night-find.ts'
import { callersOf, canReadState, detailsOf, nightActing } from './night-rules.ts'
import * as store from './stores/night-desk.ts'

/** What the history says of why. */
const why = 'Vaktbord'

const keep = ({ db, office, caller, now }: OfficeCall, id: number, action: string, changes = {}) =>
  recordAdminChange(
    db,
    { organizationId: office.organizationId, resource: 'reservations', id },
    { personId: caller.personId, at: now, action, changes, why },
  )

type Operation = (acting: Acting, reservation: Reservation) => Promise<void>

/** An operation for the caller of a reservation; the law lets nothing be done for one who was not checked. */
const actAtNight = async (
  writing: Writing,
  id: number,
  action: string,
  seen: { readonly version?: number | undefined; readonly otherCarId?: number },
  operation: Operation,
) => {
  const { actor } = await nightActing(writing, await detailsOf(writing.call, id))
  return (await actOnTrip(writing, id, action, { ...seen, why, actor }, operation)).answer
}

export const nightVerbs = {
  'night-desk.find': findAtNight,
  'night-desk.case': readCase,
  'night-desk.car-state': async (context, call) => {
    const { db, caller, now, input } = call
    const at = formatInstant(now)
    const reservation = await detailsOf(call, input.params.id)
    if (context.carAccess === undefined || !canReadState(reservation)) return { answer: { state: null, at } }
    const { organizationId, carId, id } = reservation
    const attempt = { organizationId, carId, reservationId: id, personId: caller.personId, at: now }
    const condition = await commandCar(context, reservation, {
      action: 'state',
      forbidden: undefined,
      record: (result) => recordCarAccess(db, { ...attempt, action: 'state', result }),
      ask: async (port, car, signal) => {
        const answer = await port.condition(car, signal)
        return answer === 'silent' ? { problem: 'car-access.silent' } : { answer }
      },
    }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'car-access.silent') return undefined
      throw error
    })
    if (condition === undefined) return { answer: { state: null, at } }
    const { position: _, odometerKilometers: __, ...state } = condition
    return { answer: { state, at } }
  },
  'night-desk.help': async (_context, call) => {
    const { organizationId, carId, properties } = await detailsOf(call, call.input.params.id)
    const all = await listSituationsOfCar(call.db, organizationId, carId)
    const data = relevantSituations(all, { tags: [], fuel: fuelOf(properties) }).map((situation) => ({
      id: situation.id,
      title: situation.title,
      text: situation.text,
      phone: situation.phone,
      specific: situation.specific && {
        name: situation.specific.name,
        text: situation.specific.text,
        phone: situation.specific.phone,
      },
    }))
    return { answer: { data } }
  },
  'night-desk.cars': async (_context, call) => {
    const reservation = await detailsOf(call, call.input.params.id)
    const { location } = reservation
    const cars = await store.listFreeCars(call.db, reservation, periodAfter('change-car', reservation, call.now))
    return {
      answer: {
        data: cars.map(({ lat, lng, ...car }) => ({ ...car, metres: distanceMetres(location, { lat, lng }) })),
      },
    }
  },
  'night-desk.check-caller': async (_context, call) => {
    const { personId, answers } = call.input.body
    const reservation = await detailsOf(call, call.input.params.id)
    if (!callersOf(reservation).includes(personId)) throw refuseField('personId', 'field.unknown')
    await keep(call, reservation.id, 'check-caller', {
      callerId: { from: null, to: personId },
      callerAnswers: { from: null, to: store.keptAnswers(answers) },
    })
    return { answer: { until: formatInstant(callerCheckedUntil(call.now)) } }
  },
  'night-desk.open': openAtNight,
  'night-desk.lock': lockAtNight,
  'night-desk.command': followCommand,
  'night-desk.extend': async (context, call) => {
    const { version } = call.input.body
    const longer: Operation = (acting, reservation) => extend(acting, reservation, { passesLimits: true })
    const { entity } = await actAtNight({ context, call }, call.input.params.id, 'extended', { version }, longer)
    return { answer: { end: String(entity.end) } }
  },
  'night-desk.end': async (context, call) => {
    const { carWasDamaged, version } = call.input.body
    const shown = await fetchOdometer(context, await detailsOf(call, call.input.params.id))
    await actAtNight({ context, call }, call.input.params.id, 'ended', { version }, (acting, reservation) =>
      end(acting, reservation, { carWasDamaged }, shown),
    )
    return { answer: { ended: formatInstant(call.now) } }
  },
  'night-desk.swap': async (context, call) => {
    const { carId: newCarId, version } = call.input.body
    const { id } = call.input.params
    const seen = { version, otherCarId: newCarId }
    const swap: Operation = async (acting, reservation) => {
      await lockUsableCar(acting, reservation.organizationId, newCarId)
      await changeCar(acting, reservation, { newCarId })
    }
    const { entity } = await actAtNight({ context, call }, id, 'car-changed', seen, swap)
    return { answer: { carId: newCarId, licensePlate: entity.licensePlate } }
  },
  'night-desk.message': async (_context, call) => {
    const { db, caller, now } = call
    const { organizationId, id } = await detailsOf(call, call.input.params.id)
    await insertStaffMessage(
      db,
      { organizationId, id },
      { authorId: caller.personId, text: call.input.body.text, at: now },
    )
    await appendOutbox(db, { topic: 'reservation', organizationId, reservationId: id })
    await keep(call, id, 'write-message')
    const [event] = await store.listNightEvents(db, { organizationId, id }, { limit: 1, by: caller.personId })
    return { answer: { at: formatInstant(now), person: event?.person ?? null, action: 'write-message', result: null } }
  },
} satisfies Partial<AdminVerbs>
