import type { AdminRecord } from '@delebil/core-api/admin'
import { formatInstant, priceReservation } from '@delebil/validation'
import { Refusal } from '../../../refusal.ts'
import { recordAdminChange } from '../../../stores/admin/changes.ts'
import * as store from '../../../stores/admin/reservations.ts'
import { type Columns, columnsOf } from '../../../stores/admin/write-records.ts'
import { keepCarInUse } from '../../../stores/car-locks.ts'
import { type Car, findCarOf } from '../../../stores/cars.ts'
import { insertReservation } from '../../../stores/insert-reservation.ts'
import { appendOutbox } from '../../../stores/outbox.ts'
import { setPriceLines } from '../../../stores/reservation-price-lines.ts'
import * as updates from '../../../stores/reservation-updates.ts'
import type { Reservation } from '../../../stores/reservations.ts'
import { tariffOf } from '../../price-changes/plan.ts'
import { unlessTaken } from '../../reservations/unless-taken.ts'
import { writeDown } from '../../reservations/write-down.ts'
import { passHolds } from '../../wait-list/pass-holds.ts'
import { serveCarLater } from '../../wait-list/serve-later.ts'
import { isOver } from '../act-on-trip.ts'
import { doubtsOf } from '../booking-doubts.ts'
import { refuseField } from '../refuse-field.ts'
import { periodProblem, refusePeriod } from '../refuse-period.ts'
import type { Rules, Sent, Writing } from '../rules.ts'
import { reviewActs } from './reviews.ts'

/** Staff pass what is only a limit for members by saying why. */
const isPassed = ({ call }: Writing, sent: Sent): boolean =>
  sent['override'] === true || Boolean((call.input['body'] as Sent | undefined)?.['why'])

const carOf = async ({ call }: Writing, carId: number): Promise<Car> => {
  const { organizationId } = call.office
  const isKept = await keepCarInUse(call.db, organizationId, carId)
  const car = await findCarOf(call.db, organizationId, carId, call.now)
  if (car === undefined) throw refuseField('carId', 'field.unknown')
  if (!isKept) throw new Refusal('reservation.car-taken')
  return car
}

type NewTrip = {
  readonly membershipId: number
  readonly personId: number
  readonly carId: number
  readonly start: Date
  readonly end: Date
  readonly superDamageWaiver: boolean
  readonly userNote?: string | null
}

const book = async (writing: Writing, sent: Sent): Promise<number> => {
  const { db, office, now, caller } = writing.call
  const { organizationId } = office
  const { personId: madeBy } = caller
  const { userNote, ...trip } = sent as NewTrip
  const isOverridden = isPassed(writing, sent)
  refusePeriod(periodProblem(trip, true, now), isOverridden)
  const doubts = await doubtsOf(writing.call, trip)
  const [doubt] = doubts.filter(({ mayOverride }) => !(mayOverride && isOverridden))
  if (doubt?.code === 'reservation.driver-not-member') throw refuseField('personId', doubt.code)
  if (doubt) throw new Refusal(doubt.code)
  const car = await carOf(writing, trip.carId)
  const lines = priceReservation(car.tariff, trip)
  const booking = {
    ...trip,
    organizationId,
    kind: 'admin' as const,
    tariffId: car.tariff.id,
    created: now,
    lines,
    madeBy,
  }
  const claim = { ...booking, carIds: [trip.carId] }
  const made =
    (await insertReservation(db, booking)) ??
    ((await passHolds(writing.context, db, claim, now)) ? await insertReservation(db, booking) : undefined)
  if (made === undefined) throw new Refusal('reservation.car-taken')
  if (userNote) await store.setNote(db, { organizationId, id: made.id }, userNote)
  return made.id
}

const wanted = (reservation: Reservation, sent: Sent) => ({
  carId: (sent['carId'] as number | undefined) ?? reservation.carId,
  start: (sent['start'] as Date | undefined) ?? reservation.start,
  end: (sent['end'] as Date | undefined) ?? reservation.end,
  superDamageWaiver: (sent['superDamageWaiver'] as boolean | undefined) ?? reservation.superDamageWaiver,
})

const move = async (writing: Writing, reservation: Reservation, sent: Sent): Promise<void> => {
  const { context, call } = writing
  const { carId, start, end, superDamageWaiver } = wanted(reservation, sent)
  if (isOver(reservation)) throw new Refusal('reservation.not-active')
  const hasNewStart = start.getTime() !== reservation.start.getTime()
  if (reservation.started !== null && (hasNewStart || carId !== reservation.carId)) {
    throw new Refusal('reservation.already-started')
  }
  refusePeriod(periodProblem({ start, end }, hasNewStart, call.now), isPassed(writing, sent))
  const isSameCar = carId === reservation.carId
  const tariff = isSameCar ? await tariffOf(call.db, reservation) : (await carOf(writing, carId)).tariff
  const { organizationId } = reservation
  const claim = { organizationId, carIds: [reservation.carId, carId], start, end }
  const to = { carId, tariffId: tariff.id, start, end }
  await unlessTaken(context, call.db, claim, call.now, () => store.moveReservation(call.db, reservation, to))
  if (superDamageWaiver !== reservation.superDamageWaiver)
    await store.setWaiver(call.db, reservation, superDamageWaiver)
  const { kilometers } = reservation
  const trip = { start, end, superDamageWaiver, ...(kilometers !== null && { kilometers }) }
  await setPriceLines(call.db, reservation, 'booking', priceReservation(tariff, trip))
  await serveCarLater(context, call.db, { organizationId, carId: reservation.carId })
}

const changesOf = (before: Reservation, sent: Sent) => {
  const { carId, start, end, superDamageWaiver } = wanted(before, sent)
  const changes = {
    carId: { from: before.carId, to: carId },
    start: { from: formatInstant(before.start), to: formatInstant(start) },
    end: { from: formatInstant(before.end), to: formatInstant(end) },
    superDamageWaiver: { from: before.superDamageWaiver, to: superDamageWaiver },
  }
  return Object.fromEntries(Object.entries(changes).filter(([, { from, to }]) => from !== to))
}

const change = async (writing: Writing, sent: Sent, { id }: AdminRecord): Promise<void> => {
  const { db, office, caller, now } = writing.call
  const key = { organizationId: office.organizationId, id }
  const reservation = await store.lockAnyReservation(db, key, sent['carId'] as number | undefined)
  if (reservation === undefined) throw new Refusal('resource.unknown')
  const changes = changesOf(reservation, sent)
  if (Object.keys(changes).length > 0) await move(writing, reservation, sent)
  if (sent['userNote'] !== undefined) await updates.changeNote(db, key, sent['userNote'] as string | null)
  const carIds = [reservation.carId, wanted(reservation, sent).carId]
  await writeDown(db, key, { action: 'changed-by-staff', personId: caller.personId, at: now, changes }, carIds)
}

export const reservations: Rules = {
  template: () => ({ superDamageWaiver: true, userNote: null }),
  insert: book,
  update: change,
  acts: reviewActs,
}

const tellOfCar = ({ call }: Writing, carId: number): Promise<void> =>
  appendOutbox(call.db, { topic: 'block', organizationId: call.office.organizationId, carId })

/** A car that is kept from being booked; staff's bookings for members are changed among the reservations. */
export const adminReservations: Rules = {
  insert: async (writing, sent) => {
    const { db, office, now } = writing.call
    const { carId, start, end, userNote = null } = sent as { carId: number; start: Date; end: Date; userNote?: string }
    if (end <= start) throw refuseField('end', 'period.end-before-start')
    const id = await store.insertBlock(db, office.organizationId, { carId, start, end, note: userNote, at: now })
    if (id === undefined) throw new Refusal('reservation.car-taken')
    await tellOfCar(writing, carId)
    return id
  },
  columns: (_writing, { start, end, ...rest }, before): Columns => {
    if (before?.['kind'] !== 'block' || !['FUTURE', 'ONGOING'].includes(String(before['state']))) {
      throw new Refusal('reservation.not-active')
    }
    const [from, to] = [start ?? new Date(String(before['start'])), end ?? new Date(String(before['end']))] as [
      Date,
      Date,
    ]
    if (to <= from) throw refuseField('end', 'period.end-before-start')
    return {
      ...columnsOf(rest),
      // The plan lifts a block out before it is put down again.
      blocking: true,
      ...(start !== undefined && { start_at: start }),
      ...(end !== undefined && { end_at: end, busy_until: end }),
    }
  },
  written: async (writing, _sent, _id, before) => {
    if (before) await tellOfCar(writing, Number(before['carId']))
  },
  removing: async (writing, before) => {
    const { db, office, now } = writing.call
    if (before['kind'] !== 'block' || ['CANCELED', 'VOIDED'].includes(String(before['state']))) {
      throw new Refusal('reservation.not-active')
    }
    const key = { organizationId: office.organizationId, id: before.id }
    await updates.voidReservation(db, key, now)
    await tellOfCar(writing, Number(before['carId']))
    await serveCarLater(writing.context, db, { organizationId: office.organizationId, carId: Number(before['carId']) })
    return true
  },
}

export const messages: Rules = {
  template: () => ({ text: '' }),
  insert: async ({ call }, sent) => {
    const { db, office, caller, now } = call
    const key = { organizationId: office.organizationId, id: Number(sent['reservationId']) }
    const id = await store.insertStaffMessage(db, key, {
      authorId: caller.personId,
      text: String(sent['text']),
      at: now,
    })
    const changes = { isRead: { from: false, to: true } }
    // What the club says of itself answers nobody.
    const answered = sent['isNoAnswer'] === true ? [] : await store.readMessages(db, key, now)
    for (const readId of answered) {
      const record = { organizationId: key.organizationId, resource: 'messages', id: readId }
      await recordAdminChange(db, record, { personId: caller.personId, at: now, action: 'change', changes })
    }
    await appendOutbox(db, { topic: 'reservation', organizationId: key.organizationId, reservationId: key.id })
    return id
  },
  columns: ({ call }, { isRead, ...rest }, before) => {
    // Whether the member has read what the club wrote is not for the club to say.
    if (isRead !== undefined && before?.['isFromStaff'] === true) throw new Refusal('message.from-staff')
    return { ...columnsOf(rest), ...(isRead !== undefined && { read_at: isRead ? call.now : null }) }
  },
}

export const situations: Rules = {
  template: () => ({ tags: [], phone: null, position: 0, active: true }),
  columns: ({ call }, sent) => ({ ...columnsOf(sent), updated_at: call.now }),
}

export const specificSituations: Rules = {
  columns: ({ call }, sent, before) => {
    const [hasModel, hasCar] = [sent['modelId'] != null, sent['carId'] != null]
    if (!before && hasModel === hasCar) throw refuseField(hasCar ? 'carId' : 'modelId', 'situation.one-target')
    return { ...columnsOf(sent), updated_at: call.now }
  },
}
