import type { AdminRecord } from '@delebil/core-api/admin'
import { type Period, termsOf } from '@delebil/validation'
import { appendOutbox } from '../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { Rules, Sent, Writing } from '../../admin-records/rules.ts'
import { type Columns, columnsOf } from '../../admin-records/stores/write-records.ts'
import { serveCarLater } from '../../holds/serve-later.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import { doubtsOf } from '../booking-doubts.ts'
import { lockUsableCar } from '../lock-usable-car.ts'
import { book } from '../operations/book.ts'
import { changeNote } from '../operations/change-note.ts'
import { move, type Placing } from '../operations/move.ts'
import { periodProblem, refusePeriod } from '../refuse-period.ts'
import * as updates from '../stores/reservation-updates.ts'
import * as store from '../stores/staff-reservations.ts'
import { actingIn, locked } from './act-on-trip.ts'
import { reviewActs } from './review-rules.ts'

type NewTrip = Period & {
  readonly membershipId: number
  readonly personId: number
  readonly carId: number
  readonly superDamageWaiver: boolean
  readonly userNote?: string | null
  readonly override?: boolean
}

const insert = async (writing: Writing, sent: Sent): Promise<number> => {
  const { office, now } = writing.call
  const { organizationId } = office
  const { userNote, override, ...trip } = sent as NewTrip
  // Staff pass what is only a limit for members by saying why.
  const isOverridden = override === true || Boolean(writing.why)
  refusePeriod(periodProblem(trip, true, now), isOverridden)
  const doubts = await doubtsOf(writing.call, trip)
  const [doubt] = doubts.filter(({ mayOverride }) => !(mayOverride && isOverridden))
  if (doubt?.code === 'reservation.driver-not-member') throw refuseField('personId', doubt.code)
  if (doubt) throw new Refusal(doubt.code)
  const acting = actingIn(writing)
  const terms = termsOf(await readPolicy(acting.db, organizationId, now))
  const car = await lockUsableCar(acting, organizationId, trip.carId)
  const { made } = await book(acting, car, { ...trip, ...terms })
  if (userNote) await updates.changeNote(acting.db, { organizationId, id: made.id }, userNote)
  return made.id
}

type Wanted = Partial<Placing> & { readonly userNote?: string | null; readonly override?: boolean }

const update = async (writing: Writing, sent: Sent, { id }: AdminRecord): Promise<void> => {
  const { userNote, override, carId, start, end, superDamageWaiver } = sent as Wanted
  const acting = actingIn(writing)
  const reservation = await locked(writing, id, carId)
  const wanted = { carId, start, end, superDamageWaiver }
  await move(acting, reservation, wanted, { passesLimits: override === true || Boolean(writing.why) })
  if (userNote !== undefined && userNote !== reservation.userNote) await changeNote(acting, reservation, userNote)
}

export const reservations: Rules = {
  template: () => ({ superDamageWaiver: true, userNote: null }),
  insert,
  update,
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
