import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import type { Writing } from '../admin-records/rules.ts'
import { actOnRecord } from '../admin-records/write-record.ts'
import { endHoldsOfEntries } from '../holds/hold-store.ts'
import { serveAfterHolds } from '../holds/serve-later.ts'
import { organizationName } from '../organizations/stores/organizations.ts'
import { restore } from '../reservations/operations/restore.ts'
import { actingIn } from '../reservations/staff/act-on-trip.ts'
import * as store from '../reservations/stores/conflict-solutions.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { deleteEntry } from '../waitlist/waitlist-store.ts'
import { drafts } from './conflict-texts.ts'
import { type Notified, notifyMember } from './notify-member.ts'
import { findBookedCar } from './stores/resolutions.ts'
import { obstacleOf } from './stores/solved-conflicts.ts'
import { describeTouched, lockTouched, readTouched } from './touched.ts'

// The members' own steps come first; whether the car is free is asked when it is taken.
const refuseIfAnswered = async ({ call }: Writing, id: number): Promise<void> => {
  const obstacle = await obstacleOf(call.db, call.office.organizationId, id, call.now)
  if (obstacle !== null && obstacle !== 'CAR_TAKEN') throw new Refusal('conflict.answered')
}

const forgetEntry = async ({ context, call }: Writing, entryId: number): Promise<void> => {
  const { organizationId } = call.office
  const ended = await endHoldsOfEntries(call.db, 'DECLINED', organizationId, [entryId])
  await deleteEntry(call.db, { organizationId, id: entryId })
  await serveAfterHolds(context, call.db, ended)
}

const giveBack = (
  writing: Writing,
  now: Reservation,
  move: store.KeptMove,
  seen: { readonly why?: string | undefined },
) => actOnRecord(writing, 'reservations', now.id, 'undo-solution', () => restore(actingIn(writing), now, move), seen)

const notifyUndone = async (writing: Writing, reservation: Reservation, org: string): Promise<Notified> => {
  const { start, end } = reservation
  const car = await findBookedCar(writing.call.db, reservation, start)
  if (car === undefined) throw new Error(`There is no car ${reservation.carId}.`)
  const location = car.newStand?.location ?? car.location
  return notifyMember(writing, reservation, drafts.undone({ person: null, org }, { start, end }, car, location))
}

/** Undoes a resolution while nobody has answered it, and tells those who had been told. */
export const undoSolution: AdminVerb<'conflicts.undo'> = async (context, call) => {
  const writing: Writing = { context, call }
  const { organizationId } = call.office
  const { id } = call.input.params
  const solution = orRefuse(await store.lockSolution(call.db, organizationId, id))
  const { moves, kind, entryId } = solution
  await lockTouched(
    writing,
    moves.map(({ reservationId }) => reservationId),
    moves.map(({ carId }) => carId),
  )
  const found = []
  for (const move of moves) found.push({ move, now: await readTouched(writing, move.reservationId) })
  if (entryId !== null) await store.lockEntry(call.db, organizationId, entryId)
  await refuseIfAnswered(writing, id)
  if (entryId !== null) await forgetEntry(writing, entryId)
  // The first of a chain first: it gives the next one's car back.
  for (const { move, now } of found) await giveBack(writing, now, move, call.input.body)
  await store.endSolution(call.db, organizationId, id, { at: call.now, personId: call.caller.personId })
  const org = await organizationName(call.db, organizationId)
  const [after, notified]: [Reservation[], Notified[]] = [[], []]
  for (const { move } of found) {
    const reservation = await readTouched(writing, move.reservationId)
    after.push(reservation)
    if (move.isTold) notified.push(await notifyUndone(writing, reservation, org))
  }
  return { answer: { entity: { id, kind, reservations: await describeTouched(writing, after), notified }, errors: [] } }
}
