import type { ProblemItem } from '@delebil/core-api'
import type { AdminRecord, PlanSettled } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import { formatInstant } from '@delebil/validation/time'
import { savepoint } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { mayAny } from '../admin-records/may-any.ts'
import { tableOf } from '../admin-records/records-of.ts'
import type { Sent, Writing } from '../admin-records/rules.ts'
import { changeRecord, createRecord, readRecord, refuseStale, removeRecord } from '../admin-records/write-record.ts'
import { assignments } from '../fleet/staff/fleet-rules.ts'
import { adminReservations } from '../reservations/staff/trip-rules.ts'
import { listInTheWay, type Movable } from './stores/moves.ts'

/** A block or an assignment that is to be made, changed or removed. */
export type Fixture = {
  readonly key: string
  readonly kind: 'block' | 'assignment'
  readonly id?: number | undefined
  readonly version?: number | undefined
  readonly carId: number
  readonly start: Date
  readonly end: Date | null
  readonly locationId?: number | undefined
  readonly note?: string | null | undefined
  readonly remove: boolean
  readonly acceptAffected: boolean
  readonly why?: string | undefined
}

/** A block that goes to another time: it is lifted out with the reservations, so that they can change places. */
export const isMovedBlock = ({ kind, id, remove }: Fixture): boolean => kind === 'block' && id !== undefined && !remove

/** What each kind is written as, by the very rules of its own page. */
const kinds = {
  block: { key: 'admin-reservations', rules: adminReservations, note: 'userNote' },
  assignment: { key: 'assignments', rules: assignments, note: 'note' },
} as const

const sentOf = ({ kind, start, end, locationId, note, why }: Fixture): Sent => ({
  start,
  end,
  ...(note !== undefined && { [kinds[kind].note]: note }),
  ...(locationId !== undefined && { locationId }),
  ...(why !== undefined && { why }),
})

type Known = Fixture & { readonly id: number }

const change = async (writing: Writing, fixture: Known, more: Sent, block: Movable | undefined) => {
  const { kind, id, carId, version, why } = fixture
  const { key, rules } = kinds[kind]
  if (version === undefined) throw refuseField('version', 'field.required')
  const before = await readRecord(writing, tableOf(key), id, 'locked')
  // A block was lifted out: what it was before counts.
  refuseStale({ ...before, ...(block && { version: block.version }) }, version)
  if (before['carId'] !== carId) throw refuseField('carId', 'field.unknown')
  if (fixture.remove) {
    await removeRecord(writing, tableOf(key), rules, id, { why })
    return undefined
  }
  return changeRecord(writing, tableOf(key), rules, id, { ...sentOf(fixture), ...more })
}

const set = (
  writing: Writing,
  fixture: Fixture,
  more: Sent,
  block: Movable | undefined,
): Promise<AdminRecord | undefined> => {
  const { kind, id, carId, end, locationId } = fixture
  if (kind === 'assignment' && !mayAny(writing.call.office, ['FLEET_MANAGEMENT_WRITE'])) {
    throw new Refusal('permission.missing')
  }
  if (kind === 'block' && end === null) throw refuseField('end', 'field.required')
  if (id !== undefined) return change(writing, { ...fixture, id }, more, block)
  if (kind === 'assignment' && locationId === undefined) throw refuseField('locationId', 'field.required')
  const { key, rules } = kinds[kind]
  return createRecord(writing, tableOf(key), rules, { ...sentOf(fixture), carId, ...more })
}

type Affected = PlanSettled['affected']
const affectedIn = ({ entity }: Refusal): Affected =>
  ((entity?.['affectedReservations'] ?? []) as Affected).map(({ id, reservationNumber, person, start, end }) => ({
    ...{ id, reservationNumber, person, start, end },
  }))

const conflictsOf = async (
  { call }: Writing,
  { id = 0, carId, start, end }: Fixture,
): Promise<PlanSettled['conflicts']> => {
  const { organizationId } = call.office
  const found = await listInTheWay(call.db, { organizationId, carId }, { start, end: end ?? start }, id)
  return found.map((trip) => ({ ...trip, start: formatInstant(trip.start), end: formatInstant(trip.end) }))
}

const refused = ({ key }: Fixture, errors: readonly ProblemItem[], more: Partial<PlanSettled> = {}): PlanSettled => ({
  ...{ key, ok: false, errors: [...errors], conflicts: [], affected: [], now: null },
  ...more,
})

/** Sets one, and tells what became of it; what is refused leaves nothing behind. */
export const setFixture = async (
  writing: Writing,
  fixture: Fixture,
  block: Movable | undefined,
  affected: Affected = [],
): Promise<PlanSettled> => {
  const more = affected.length > 0 ? { acceptAffected: true } : {}
  try {
    const after = await savepoint(writing.call.db, async () => set(writing, fixture, more, block))
    return refused(fixture, [], { ok: true, affected, now: after ? { id: after.id, version: after.version } : null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, errors = [{ code, message: problemText[code] }] } = error
    if (code === 'assignment.hurts-reservations') {
      const hurt = affectedIn(error)
      return fixture.acceptAffected
        ? setFixture(writing, fixture, block, hurt)
        : refused(fixture, errors, { affected: hurt })
    }
    const isTaken = errors.some((one) => one.code === 'reservation.car-taken')
    return refused(fixture, errors, isTaken ? { conflicts: await conflictsOf(writing, fixture) } : {})
  }
}
