import { callerCheckedUntil, EXTENSION_STEP_MINUTES, formatInstant, relevantSituations } from '@delebil/validation'
import { Refusal } from '../../refusal.ts'
import { distanceMetres } from '../../search-index/distance-metres.ts'
import { recordAdminChange } from '../../stores/admin/changes.ts'
import * as store from '../../stores/admin/night-desk.ts'
import { insertStaffMessage } from '../../stores/admin/reservations.ts'
import { recordCarAccess } from '../../stores/car-access-attempts.ts'
import { appendOutbox } from '../../stores/outbox.ts'
import { setPriceLines } from '../../stores/reservation-price-lines.ts'
import * as updates from '../../stores/reservation-updates.ts'
import { listSituationsOfCar } from '../../stores/situations.ts'
import { tellCar } from '../car-access/tell-car.ts'
import { planEnd } from '../price-changes/plans.ts'
import { fuelOf } from '../reservations/fuel-of.ts'
import { serveCarLater } from '../wait-list/serve-later.ts'
import { actOnTrip } from './act-on-trip.ts'
import type { AdminCall, AdminVerbs } from './admin-verb.ts'
import { readCase } from './night-case.ts'
import { followCommand, lockAtNight, openAtNight } from './night-commands.ts'
import { findAtNight } from './night-find.ts'
import { callersOf, canTellState, detailsOf, refuseUnchecked } from './night-rules.ts'
import { tableOf } from './records-of.ts'
import { refuseField } from './refuse-field.ts'
import { adminRules } from './resource-rules.ts'
import { tripVerbs } from './trip-verbs.ts'
import { changeRecord, readRecord } from './write-record.ts'

type NightVerbs = Pick<AdminVerbs, Extract<keyof AdminVerbs, `night-desk.${string}`>>

/** What the history says of why. */
const why = 'Vaktbord'

const keep = ({ db, office, caller, now }: AdminCall, id: number, action: string, changes = {}) =>
  recordAdminChange(
    db,
    { organizationId: office.organizationId, resource: 'reservations', id },
    { personId: caller.personId, at: now, action, changes, why },
  )

export const nightVerbs: NightVerbs = {
  'night-desk.find': findAtNight,
  'night-desk.case': readCase,
  'night-desk.car-state': async (context, call) => {
    const { db, caller, now, input } = call
    const at = formatInstant(now)
    const reservation = await detailsOf(call, input.params.id)
    if (context.carAccess === undefined || !canTellState(reservation)) return { answer: { state: null, at } }
    const { organizationId, carId, id } = reservation
    const attempt = { organizationId, carId, reservationId: id, personId: caller.personId, at: now }
    const condition = await tellCar(context, reservation, {
      action: 'state',
      forbidden: undefined,
      writeDown: (result) => recordCarAccess(db, { ...attempt, action: 'state', result }),
      ask: async (port, car, signal) => {
        const answer = await port.condition(car, signal)
        return answer === 'silent' ? { problem: 'car-access.silent' } : { answer }
      },
    }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'car-access.silent') return undefined
      throw error
    })
    if (condition === undefined) return { answer: { state: null, at } }
    const { position: _, ...state } = condition
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
    const { organizationId, carId, start, end, location } = await detailsOf(call, call.input.params.id)
    const cars = await store.listFreeCars(call.db, { organizationId, carId }, { start, end })
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
    await refuseUnchecked(call, call.input.params.id)
    const { version } = call.input.body
    const body = { extendByMinutes: EXTENSION_STEP_MINUTES, version, why }
    const extending = { ...call, input: { ...call.input, body } }
    const answered = await tripVerbs['reservations.extend'](context, extending)
    if (!('answer' in answered)) throw new Error('A file is no answer to a longer reservation.')
    return { answer: { end: String(answered.answer.entity['end']) } }
  },
  'night-desk.end': async (context, call) => {
    const { carWasDamaged, version } = call.input.body
    const { id } = await refuseUnchecked(call, call.input.params.id)
    await actOnTrip({ context, call }, id, 'ended', { why, version }, async (reservation) => {
      const plan = await planEnd(call.db, reservation, call.now)
      await updates.endReservation(call.db, reservation, { at: call.now, carWasDamaged, needsReview: carWasDamaged })
      await setPriceLines(call.db, reservation, plan.stage, plan.lines)
      await serveCarLater(context, call.db, reservation)
    })
    return { answer: { ended: formatInstant(call.now) } }
  },
  'night-desk.swap': async (context, call) => {
    const { carId, version } = call.input.body
    const { id } = await refuseUnchecked(call, call.input.params.id)
    const rules = adminRules['reservations'] ?? {}
    await changeRecord({ context, call }, tableOf('reservations'), rules, id, { carId, version, why })
    const { licensePlate } = await readRecord({ context, call }, tableOf('reservations'), id)
    return { answer: { carId, licensePlate: String(licensePlate) } }
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
}
