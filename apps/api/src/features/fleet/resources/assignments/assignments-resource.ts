import type { Read, Written } from '@delebil/core-api/admin'
import { checkFixtureCar } from '@delebil/validation'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { Writing } from '../../../admin-records/rules.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { displaced, type Span } from '../../staff/displaced.ts'
import { toAffected } from '../../staff/to-affected.ts'
import { claimPlacing } from '../../stores/car-locks.ts'
import * as fleet from '../../stores/fleet.ts'
import { assignmentsTable } from './assignments-store.ts'

type Assignment = Read<'assignments'> | undefined

// What was sent, else what it is: moments of a record are text.
const momentOf = (sent: Date | null | undefined, kept: string | null | undefined): Date | null =>
  sent === undefined ? (kept ? new Date(kept) : null) : sent
const isSame = (sent: Date | null | undefined, kept: string | null): boolean =>
  sent === undefined || (sent?.getTime() ?? 0) === new Date(kept ?? 0).getTime()

const isOtherCar = ({ carId }: Written<'assignments'>, before: Assignment): boolean =>
  before !== undefined && carId !== undefined && carId !== before.carId

// What the car, the period or the place does not change affects nobody anew.
const isMoved = (sent: Written<'assignments'>, before: Assignment): boolean => {
  const { locationId, start, end } = sent
  return (
    before === undefined ||
    isOtherCar(sent, before) ||
    (locationId !== undefined && locationId !== before.locationId) ||
    !isSame(start, before.start) ||
    !isSame(end, before.end)
  )
}

/** A car, and when it stands elsewhere than it would have. */
type Displaced = { readonly carId: number; readonly spans: readonly Span[] }

const elsewhere = ({ carId, start, end }: Read<'assignments'>): Displaced => ({
  carId,
  spans: [{ start: new Date(start), end: end === null ? null : new Date(end) }],
})

// A booking of the same moment is either seen here, or refused. In one order, so that two never wait for each other.
const claimCars = async ({ db, office }: Writing['call'], cars: readonly Displaced[]) => {
  const ascending = cars.map(({ carId }) => carId).sort((a, b) => a - b)
  for (const carId of ascending) await claimPlacing(db, office.organizationId, carId)
}

// The car was, or becomes, another place than it was said to be for these.
const refuseAffected = async ({ db, office, now }: Writing['call'], cars: readonly Displaced[]) => {
  const { organizationId } = office
  const affected = new Map<number, fleet.AffectedReservation>()
  const all = cars.flatMap(({ carId, spans }) => spans.map((span) => ({ ...span, carId })))
  for (const { carId, start, end } of all) {
    if (end && end <= now) continue
    const from = new Date(Math.max(start.getTime(), now.getTime()))
    const found = await fleet.listAffected(db, { organizationId, carId }, from, end)
    for (const one of found) affected.set(one.id, one)
  }
  if (affected.size === 0) return
  const affectedReservations = [...affected.values()].map(toAffected)
  throw new Refusal('assignment.affects-reservations', { entity: { affectedReservations } })
}

export const assignmentsResource: ServerResource<'assignments'> = {
  ...assignmentsTable,
  rules: {
    columns: async ({ call }, sent, before) => {
      const { acceptAffected, start: _start, end: _end, ...rest } = sent
      const { carId = 0, locationId } = { ...before, ...rest }
      const [start, end] = [momentOf(sent.start, before?.start) ?? call.now, momentOf(sent.end, before?.end)]
      if (end && end <= start) throw refuseField('end', 'period.end-before-start')
      const left = before && isOtherCar(sent, before) ? before : undefined
      const begun = left && checkFixtureCar({ start: new Date(left.start) }, call.now)
      if (begun) throw refuseField('carId', begun)
      if (isMoved(sent, before)) {
        const cars = left
          ? [elsewhere(left), { carId, spans: [{ start, end }] }]
          : [{ carId, spans: displaced({ start, end, locationId }, before) }]
        await claimCars(call, cars)
        if (!acceptAffected) await refuseAffected(call, cars)
      }
      return {
        ...columnsOf(rest),
        ...(sent.start !== undefined && { start_at: start }),
        ...(sent.end !== undefined && { end_at: end }),
      }
    },
    // One that is another than it was begins anew, if it is its time.
    written: async ({ call }, sent, id, before) => {
      if (before && isMoved(sent, before)) await fleet.withdrawAssignment(call.db, call.office.organizationId, id)
      await fleet.moveAssignedCars(call.db, call.now)
    },
    removing: async ({ call }, { id }) => {
      await fleet.withdrawAssignment(call.db, call.office.organizationId, id)
      return false
    },
  },
}
