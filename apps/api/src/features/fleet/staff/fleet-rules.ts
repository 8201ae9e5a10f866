import type { AdminRecord } from '@delebil/core-api/admin'
import { appendOutbox } from '../../../platform/outbox/outbox-store.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { Rules, Sent, Writing } from '../../admin-records/rules.ts'
import { type Columns, columnsOf } from '../../admin-records/stores/write-records.ts'
import { claimPlacing } from '../stores/car-locks.ts'
import { carIsAnother } from '../stores/changed-cars.ts'
import * as fleet from '../stores/fleet.ts'
import { displaced, type Span } from './displaced.ts'
import { toAffected } from './to-affected.ts'

// The car's row is locked: a booking of the same moment has been seen here, or sees the car out of use.
const refuseUnlessFree = async ({ call }: Writing, carId: number): Promise<void> => {
  const { organizationId } = call.office
  const affected = await fleet.listAffected(call.db, { organizationId, carId }, call.now, null)
  if (affected.length > 0) {
    throw new Refusal('car.future-reservations', { entity: { affectedReservations: affected.map(toAffected) } })
  }
}

const checkCar = async ({ call }: Writing, sent: Sent, before: AdminRecord | undefined): Promise<void> => {
  const { db, office } = call
  const { properties, tariffKey } = sent
  if (properties && (await fleet.unknownProperties(db, properties as string[])).length > 0) {
    throw refuseField('properties', 'field.unknown')
  }
  if (tariffKey && !(await fleet.hasTariff(db, office.organizationId, String(tariffKey)))) {
    throw refuseField('tariffKey', 'field.unknown')
  }
  const { access, dialToOpenPhone } = { ...before, ...sent } as Sent
  if ((access as string[]).includes('DIAL') && !dialToOpenPhone) throw refuseField('dialToOpenPhone', 'field.required')
}

/** A popup message that is about one thing alone goes before that: it would be about every car. */
export const refuseOnlyTarget =
  (column: 'location_id' | 'model_id' | 'car_id') =>
  async ({ call }: Writing, { id }: AdminRecord): Promise<boolean> => {
    const isOnly = await fleet.isOnlyTarget(call.db, call.office.organizationId, column, id)
    if (isOnly) throw new Refusal('popup.only-about-this')
    return false
  }

// A car that gets a place stands there.
const placeOf = async ({ call }: Writing, locationId: unknown): Promise<Columns> =>
  typeof locationId === 'number' ? { ...(await fleet.findPlace(call.db, call.office.organizationId, locationId)) } : {}

export const cars: Rules = {
  template: () => ({ seats: 5, color: 'blue', properties: [], access: ['TELEMATICS'], active: true }),
  columns: async (writing, sent, before) => {
    await checkCar(writing, sent, before)
    const { acceptAffected, ...rest } = sent
    const isTakenOut = before?.['active'] === true && rest['active'] === false
    if (before && isTakenOut && !acceptAffected) await refuseUnlessFree(writing, before.id)
    const place = rest['locationId'] === before?.['locationId'] ? {} : await placeOf(writing, rest['locationId'])
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
}

export const models: Rules = {
  template: () => ({ category: 'small', bodyType: 'hatchback', seats: 5, chargers: [] }),
  written: async ({ call }, _sent, id, before) => {
    if (before) await fleet.tellOfCars(call.db, call.office.organizationId, 'model_id', id)
  },
  removing: refuseOnlyTarget('model_id'),
}

const isSameMoment = (one: unknown, other: unknown): boolean =>
  new Date(String(one ?? 0)).getTime() === new Date(String(other ?? 0)).getTime()

// What the period or the place does not change hurts nobody anew.
const isMoved = (sent: Sent, before: AdminRecord | undefined): boolean =>
  before === undefined ||
  (sent['locationId'] !== undefined && sent['locationId'] !== before['locationId']) ||
  (sent['start'] !== undefined && !isSameMoment((sent['start'] as Date).toISOString(), before['start'])) ||
  (sent['end'] !== undefined && !isSameMoment((sent['end'] as Date | null)?.toISOString(), before['end']))

const momentOf = (value: unknown): Date | null => {
  if (value instanceof Date) return value
  return typeof value === 'string' ? new Date(value) : null
}

// The car was, or becomes, another place than it was said to be for these.
const refuseHurt = async ({ db, office, now }: Writing['call'], carId: number, spans: readonly Span[]) => {
  const { organizationId } = office
  const affected = new Map<number, fleet.AffectedReservation>()
  for (const { start, end } of spans) {
    if (end && end <= now) continue
    const from = new Date(Math.max(start.getTime(), now.getTime()))
    const found = await fleet.listAffected(db, { organizationId, carId }, from, end)
    for (const one of found) affected.set(one.id, one)
  }
  if (affected.size === 0) return
  const affectedReservations = [...affected.values()].map(toAffected)
  throw new Refusal('assignment.hurts-reservations', { entity: { affectedReservations } })
}

export const assignments: Rules = {
  columns: async ({ call }, sent, before) => {
    const { acceptAffected, start: _start, end: _end, ...rest } = sent
    const after = { ...before, ...sent }
    const [start, end] = [momentOf(after['start']) ?? call.now, momentOf(after['end'])]
    if (end && end <= start) throw refuseField('end', 'period.end-before-start')
    const { organizationId } = call.office
    const carId = Number(after['carId'])
    // A booking of the same moment is either seen here, or refused.
    if (isMoved(sent, before)) await claimPlacing(call.db, organizationId, carId)
    if (isMoved(sent, before) && !acceptAffected) {
      await refuseHurt(call, carId, displaced({ start, end, locationId: after['locationId'] }, before))
    }
    return {
      ...columnsOf(rest),
      ...(sent['start'] !== undefined && { start_at: start }),
      ...(sent['end'] !== undefined && { end_at: end }),
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
}

const targetColumns = { locationIds: 'location_id', modelIds: 'model_id', carIds: 'car_id' } as const

export const entityMessages: Rules = {
  template: ({ call }) => ({
    ...{ triggers: ['BOOKING'], repeat: 'ONCE', isActive: true },
    ...{ validFrom: call.now.toISOString(), validTo: null, locationIds: [], modelIds: [], carIds: [] },
  }),
  columns: ({ call }, sent, before) => {
    const { locationIds: _places, modelIds: _models, carIds: _cars, ...rest } = sent
    const after = { ...before, ...sent }
    const [from, to] = [momentOf(after['validFrom']), momentOf(after['validTo'])]
    if (from && to && to <= from) throw refuseField('validTo', 'period.end-before-start')
    if ((after['triggers'] as string[]).length === 0) throw refuseField('triggers', 'field.required')
    return {
      ...columnsOf(rest),
      // What the message is about stands in another table: its own row is written all the same, so that its version counts it.
      ...(before && { title: after['title'] }),
      ...(!before && { created_by: call.caller.personId, created_at: call.now }),
    }
  },
  written: async ({ call }, sent, id) => {
    for (const [name, column] of Object.entries(targetColumns)) {
      const ids = sent[name] as number[] | undefined
      if (ids) await fleet.setTargets(call.db, call.office.organizationId, id, column, ids)
    }
  },
}
