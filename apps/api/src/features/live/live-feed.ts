import type { LiveEvent } from '@delebil/core-api'
import type { Context } from '../../platform/context.ts'
import { type OutboxEvent, type OutboxPosition, outboxStart, readOutbox } from '../../platform/outbox/outbox-store.ts'
import type { Caller } from '../../platform/verb.ts'
import { listReservationAudience } from '../reservations/stores/reservation-audience.ts'
import { idleSince } from '../sessions/session-times.ts'
import { listLiveSessions } from '../sessions/stores/live-sessions.ts'
import { listStaffPermissions } from '../sessions/stores/staff-permissions.ts'
import { eventsFor, type Listener } from './events-for.ts'
import { organizationsOf } from './organizations-of.ts'

const pollMilliseconds = 200
const sessionCheckMilliseconds = 500
const batchSize = 1000

/** What happens in the database, told to whoever listens on this server: one reader for all of them. */
export type LiveFeed = {
  /** Tells `send` what the person may know of, and `end` when nothing more will come. Answers how to stop listening. */
  readonly listen: (
    caller: Caller,
    send: (events: readonly LiveEvent[]) => void,
    end: () => void,
  ) => Promise<() => void>
  readonly close: () => Promise<void>
}

export const createLiveFeed = (context: Context): LiveFeed => {
  const { database, config, log } = context
  const listeners = new Set<Listener>()
  let position: OutboxPosition | undefined
  let timer: NodeJS.Timeout | undefined
  let reading = false
  let turn: Promise<void> = Promise.resolve()
  let sessionsCheckedAt = 0
  let closed = false

  const drop = (listener: Listener): void => {
    listeners.delete(listener)
    listener.end()
  }

  const tell = async (events: readonly OutboxEvent[]): Promise<void> => {
    const ids = events.flatMap(({ reservationId }) => (reservationId === null ? [] : [reservationId]))
    const audience = ids.length > 0 ? await listReservationAudience(database, [...new Set(ids)]) : []
    const staff = await listStaffPermissions(
      database,
      [...listeners].map(({ caller }) => caller.personId),
      [...new Set(events.map(({ organizationId }) => organizationId))],
    )
    for (const listener of listeners) listener.send(eventsFor(listener, events, audience, staff))
  }

  const readOn = async (): Promise<void> => {
    position ??= await outboxStart(database)
    const events = await readOutbox(database, position, batchSize)
    const last = events.at(-1)
    if (last === undefined) return
    await tell(events)
    position = { xid: last.xid, id: last.id }
    if (events.length === batchSize) await readOn()
  }

  const dropDeadSessions = async (): Promise<void> => {
    const now = new Date()
    if (now.getTime() - sessionsCheckedAt < sessionCheckMilliseconds) return
    sessionsCheckedAt = now.getTime()
    const asked = [...listeners]
    const hashes = asked.map(({ caller }) => caller.sessionTokenHash)
    const alive = new Set(await listLiveSessions(database, hashes, now, idleSince(config, now)))
    for (const listener of asked) {
      if (!alive.has(listener.caller.sessionTokenHash.toString('hex'))) drop(listener)
    }
  }

  const takeTurn = async (): Promise<void> => {
    try {
      await readOn()
      await dropDeadSessions()
    } catch (error) {
      log('warn', 'Live events wait for the database.', { reason: (error as Error).message })
    }
    readAgain()
  }

  const readAgain = (): void => {
    reading = !closed && listeners.size > 0
    if (reading) timer = setTimeout(() => (turn = takeTurn()), pollMilliseconds)
    else position = undefined
  }

  return {
    listen: async (caller, send, end) => {
      const { partner, staffOf, personId } = caller
      const only = partner?.organizationId ?? staffOf
      const organizationIds = only === undefined ? await organizationsOf(database, personId) : new Set([only])
      const start = await outboxStart(database)
      const listener: Listener = { caller, organizationIds, send, end }
      if (closed) {
        end()
        return () => undefined
      }
      position ??= start
      listeners.add(listener)
      if (!reading) readAgain()
      return () => void listeners.delete(listener)
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      for (const listener of listeners) drop(listener)
      await turn
    },
  }
}
