import type { ConflictSolution } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { doOrRehearse } from '../../platform/db/do-or-rehearse.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import type { Writing } from '../admin-records/rules.ts'
import { actOnRecord, changeRecord, refuseStale } from '../admin-records/write-record.ts'
import { cancel } from '../reservations/operations/cancel.ts'
import { actOnTrip } from '../reservations/staff/act-on-trip.ts'
import { bookingLines, insertSolution } from '../reservations/stores/conflict-solutions.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { type Notified, notifyMember } from './notify-member.ts'
import { putOnWaitlist } from './put-on-waitlist.ts'
import { findBookedCar } from './stores/resolutions.ts'
import { describeTouched, lockTouched, readTouched } from './touched.ts'

type Call = Parameters<AdminVerb<'conflicts.solve'>>[1]
type Body = Call['input']['body']

const moving: readonly Body['kind'][] = ['car', 'time', 'chain']

const checkBody = ({ kind, moves, messages }: Body, id: number): number[] => {
  const touched = [id, ...moves.map(({ reservationId }) => reservationId)]
  const isRight = moving.includes(kind) ? moves.some(({ reservationId }) => reservationId === id) : moves.length === 0
  const isOnce = new Set(moves.map(({ reservationId }) => reservationId)).size === moves.length
  if (!isRight || !isOnce) throw refuseField('moves', 'field.unknown')
  if (messages.some(({ reservationId }) => !touched.includes(reservationId))) {
    throw refuseField('messages', 'field.unknown')
  }
  return [...new Set(touched)]
}

const cancelFree = (writing: Writing, id: number, { version, why }: Pick<Body, 'version' | 'why'>) =>
  actOnTrip(writing, id, 'canceled', { version, why }, (acting, reservation) =>
    cancel(acting, reservation, { withoutFee: true }),
  )

const apply = async (writing: Writing, id: number, body: Body): Promise<number | null> => {
  const { kind, moves, why } = body
  if (kind === 'keep') await actOnRecord(writing, 'reservations', id, 'keep-car', async () => undefined, { why })
  // The last of a chain first: it makes room for the one before.
  for (const { reservationId, carId, start, end } of moves.toReversed()) {
    await changeRecord(writing, 'reservations', reservationId, { carId, start, end, why })
  }
  if (kind === 'cancel') await cancelFree(writing, id, body)
  if (kind !== 'wait-list') return null
  const reservation = await readTouched(writing, id)
  const car = await findBookedCar(writing.call.db, reservation, reservation.start)
  if (car === undefined) throw new Error(`There is no car ${reservation.carId}.`)
  await cancelFree(writing, id, body)
  return putOnWaitlist(writing, reservation, car)
}

const solve = async (writing: Writing, { input }: Call): Promise<ConflictSolution> => {
  const { id } = input.params
  const { body } = input
  const { db, office, caller, now } = writing.call
  const ids = checkBody(body, id)
  const records = await lockTouched(
    writing,
    ids,
    body.moves.map(({ carId }) => carId),
  )
  for (const { reservationId, version } of [...body.moves, { reservationId: id, version: body.version }]) {
    const record = records.get(reservationId)
    if (record) refuseStale(record, version)
  }
  const before: Reservation[] = []
  for (const one of ids) before.push(await readTouched(writing, one))
  const lines = new Map<number, Awaited<ReturnType<typeof bookingLines>>>()
  for (const one of before) lines.set(one.id, await bookingLines(db, one))

  const entryId = await apply(writing, id, body)
  const after: Reservation[] = []
  for (const one of ids) after.push(await readTouched(writing, one))
  const notified: Notified[] = []
  for (const { reservationId, text } of body.messages) {
    const reservation = after.find((one) => one.id === reservationId)
    if (reservation) notified.push(await notifyMember(writing, reservation, text))
  }
  const moves = before.map(({ id: reservationId, carId, tariffId, start, end }) => ({
    reservationId,
    carId,
    tariffId,
    start: formatInstant(start),
    end: formatInstant(end),
    lines: lines.get(reservationId) ?? [],
    toCarId: after.find((one) => one.id === reservationId)?.carId ?? carId,
    versionAfter: after.find((one) => one.id === reservationId)?.version ?? 0,
    isTold: notified.some((one) => one.reservationId === reservationId),
  }))
  const { organizationId } = office
  const made = {
    organizationId,
    reservationId: id,
    personId: caller.personId,
    at: now,
    kind: body.kind,
    moves,
    entryId,
  }
  const solutionId = await insertSolution(db, made)
  return { id: solutionId, kind: body.kind, reservations: await describeTouched(writing, after), notified }
}

/** Applies a resolution, all of it or nothing; a rehearsal does it all and undoes it. */
export const solveConflict: AdminVerb<'conflicts.solve'> = async (context, call) => {
  const { rehearse } = call.input.body
  const writing: Writing = { context, call }
  const entity = await doOrRehearse(call.db, rehearse, () => solve(writing, call))
  return { answer: { entity: rehearse ? { ...entity, id: null } : entity, errors: [] } }
}
