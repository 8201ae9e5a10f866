import { isProblemCode, type ProblemCode } from '@delebil/validation/text'
import type { AskedCar, CarAccess } from '../../adapters/car-access/port.ts'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminCall, AdminVerb } from '../admin-records/admin-verb.ts'
import * as attempts from '../car-access/attempt-store.ts'
import { type CarAnswer, commandCar } from '../car-access/command-car.ts'
import type { Acting } from '../reservations/acting.ts'
import { fetchOdometer } from '../reservations/fetch-condition.ts'
import { begin } from '../reservations/operations/begin.ts'
import type { ReservationDetails } from '../reservations/stores/reservation-details.ts'
import { lockAnyReservation } from '../reservations/stores/staff-reservations.ts'
import { whyNot } from '../reservations/why-not.ts'
import { detailsOf, nightActing, nightObstacle } from './night-rules.ts'

type Doors = 'open' | 'lock'
type DoorCall = AdminCall<{ readonly params: { readonly id: number }; readonly body: { readonly commandId: string } }>
type Ask = (port: CarAccess, car: AskedCar, signal: AbortSignal) => Promise<CarAnswer<string>>

const asks: Readonly<Record<Doors, Ask>> = {
  open: async (port, car, signal) => {
    const answer = await port.open(car, signal)
    if (answer === 'opened') return { answer }
    return { problem: answer === 'silent' ? 'car-access.silent' : 'car-access.refused' }
  },
  lock: async (port, car, signal) => {
    const answer = await port.lock(car, signal)
    if (answer === 'locked') return { answer }
    const problems = { silent: 'car-access.silent', 'door-open': 'car-access.door-open' } as const
    return { problem: answer === 'refused' ? 'car-access.lock-refused' : problems[answer] }
  },
}

/** What a car said; none of these is an error of the call, which did what it could. */
const isCarsWord = (code: ProblemCode): boolean => code.startsWith('car-access.') && code !== 'car-access.not-possible'

// The history of the reservation tells of every press, and of what became of it; a trip begins with the first opening.
const keep = async (context: Context, acting: Acting, seen: ReservationDetails, action: Doors, result: string) => {
  const { organizationId, id } = seen
  const key = { organizationId, id }
  const begins = result === 'opened' && whyNot('begin', seen, acting) === undefined
  const shown = begins ? await fetchOdometer(context, seen) : undefined
  await transaction(context.database, async (db) => {
    const { actor, now } = acting
    const change = { personId: actor.personId, at: now, action: `${action}-car` }
    const changes = { carAnswer: { from: null, to: result } }
    const reservation = await lockAnyReservation(db, key)
    await recordAdminChange(db, { ...key, resource: 'reservations' }, { ...change, changes })
    if (result === 'opened' && reservation) await begin({ ...acting, db }, reservation, shown)
  })
}

const command =
  (action: Doors) =>
  async (context: Context, call: DoorCall): Promise<{ answer: { result: string; version: number } }> => {
    const { db, caller, input, now } = call
    const { commandId } = input.body
    const reservation = await detailsOf(call, input.params.id)
    const { organizationId, carId, id } = reservation
    const attempt = { organizationId, carId, reservationId: id, personId: caller.personId, at: now, action }
    const acting = await nightActing({ context, call }, reservation)
    const forbidden = await nightObstacle(action, reservation, acting)
    const record = async (result: string): Promise<void> => {
      if (result !== 'asked') return attempts.answerCommand(db, { ...attempt, result }, commandId)
      if (!(await attempts.beginCommand(db, attempt, commandId))) throw new Refusal('night-desk.command-sent')
    }
    const asking = { action, forbidden, record, ask: asks[action] }
    const result = await commandCar(context, reservation, asking).catch((error: unknown) => {
      if (error instanceof Refusal && isProblemCode(error.code) && isCarsWord(error.code)) return error.code
      throw error
    })
    await keep(context, acting, reservation, action, result)
    const { version } = await detailsOf(call, id)
    return { answer: { result, version } }
  }

export const openAtNight = command('open')
export const lockAtNight = command('lock')

/** How far a command came, for whoever lost the line to it. */
export const followCommand: AdminVerb<'night-desk.command'> = async (_context, call) => {
  const { id, commandId } = call.input.params
  const reservation = await detailsOf(call, id)
  const key = { organizationId: reservation.organizationId, reservationId: id }
  const results = await attempts.listCommandResults(call.db, key, commandId)
  const result = results.find((word) => word !== 'asked') ?? null
  return { answer: { isReceived: results.length > 0, result } }
}
