import type { HandlerInput, ProblemItem } from '@delebil/core-api'
import type { AdminCalls, AnyRecord, PlanSettled } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import { formatInstant } from '@delebil/validation/time'
import { savepoint } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { mayAny } from '../admin-records/may-any.ts'
import type { Writing } from '../admin-records/rules.ts'
import { changeRecord, createRecord, readRecord, refuseStale, removeRecord } from '../admin-records/write-record.ts'
import { listInTheWay, type Movable } from './stores/moves.ts'

/** A block or an assignment that is to be made, changed or removed. */
export type Fixture = HandlerInput<AdminCalls['fleet.move']>['body']['fixtures'][number]

/** A block that goes to another time: it is lifted out with the reservations, so that they can change places. */
export const isMovedBlock = ({ kind, id, remove }: Fixture): boolean => kind === 'block' && id !== undefined && !remove

/** Each kind is written by the very rules of its own page. */
const keys = { block: 'admin-reservations', assignment: 'assignments' } as const

const blockOf = ({ carId, start, end, note, why }: Fixture) => ({
  carId,
  start,
  end: end ?? start,
  userNote: note,
  why,
})
const placingOf = ({ carId, start, end, locationId, note, why }: Fixture) => ({
  carId,
  start,
  end,
  locationId,
  note,
  why,
})

type More = { readonly acceptAffected?: true }
type Known = Fixture & { readonly id: number }

const change = async (writing: Writing, fixture: Known, more: More, block: Movable | undefined) => {
  const { kind, id, version, why } = fixture
  if (version === undefined) throw refuseField('version', 'field.required')
  const before = await readRecord(writing, keys[kind], id, 'locked')
  // A block was lifted out: what it was before counts.
  refuseStale({ ...before, ...(block && { version: block.version }) }, version)
  if (fixture.remove) {
    await removeRecord(writing, keys[kind], id, { why })
    return undefined
  }
  return kind === 'block'
    ? changeRecord(writing, 'admin-reservations', id, blockOf(fixture))
    : changeRecord(writing, 'assignments', id, { ...placingOf(fixture), ...more })
}

const set = (
  writing: Writing,
  fixture: Fixture,
  more: More,
  block: Movable | undefined,
): Promise<AnyRecord | undefined> => {
  const { kind, id, end, locationId } = fixture
  if (kind === 'assignment' && !mayAny(writing.call.office, ['FLEET_MANAGEMENT_WRITE'])) {
    throw new Refusal('permission.missing')
  }
  if (kind === 'block' && end === null) throw refuseField('end', 'field.required')
  if (id !== undefined) return change(writing, { ...fixture, id }, more, block)
  if (kind === 'block') return createRecord(writing, 'admin-reservations', blockOf(fixture))
  if (locationId === undefined) throw refuseField('locationId', 'field.required')
  return createRecord(writing, 'assignments', { ...placingOf(fixture), ...more, locationId })
}

type Affected = PlanSettled['affected']
const affectedIn = ({ entity }: Refusal): Affected =>
  ((entity?.['affectedReservations'] ?? []) as Affected).map(({ id, reservationNumber, person, start, end }) => ({
    id,
    reservationNumber,
    person,
    start,
    end,
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
  key,
  ok: false,
  errors: [...errors],
  conflicts: [],
  affected: [],
  now: null,
  ...more,
})

/** An assignment that stands where another of its car stays. */
export const refuseOverlap = (fixture: Fixture): PlanSettled =>
  refused(fixture, refuseField('start', 'assignment.overlaps').errors ?? [])

/** Sets one, and tells what became of it; what is refused leaves nothing behind. */
export const setFixture = async (
  writing: Writing,
  fixture: Fixture,
  block: Movable | undefined,
  affected: Affected = [],
): Promise<PlanSettled> => {
  const more: More = affected.length > 0 ? { acceptAffected: true } : {}
  try {
    const after = await savepoint(writing.call.db, async () => set(writing, fixture, more, block))
    return refused(fixture, [], { ok: true, affected, now: after ? { id: after.id, version: after.version } : null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, errors = [{ code, message: problemText[code] }] } = error
    if (code === 'assignment.affects-reservations') {
      const listed = affectedIn(error)
      return fixture.acceptAffected
        ? setFixture(writing, fixture, block, listed)
        : refused(fixture, errors, { affected: listed })
    }
    const isTaken = errors.some((one) => one.code === 'reservation.car-taken')
    return refused(fixture, errors, isTaken ? { conflicts: await conflictsOf(writing, fixture) } : {})
  }
}
