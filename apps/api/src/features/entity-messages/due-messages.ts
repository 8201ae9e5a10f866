import { dismissalKey, type MessageTrigger, messageTriggerOf } from '@delebil/validation/entity-message'
import type { Queryable } from '../../platform/db/queryable.ts'
import { reservationTimes } from '../reservations/reservation-times.ts'
import type { Viewer } from '../reservations/stores/reservations.ts'
import { findMessageMatches, type MessageMatch } from './entity-message-store.ts'

/** What somebody asks about. */
type Asked = {
  readonly reservationIds: readonly number[]
  readonly carIds: readonly number[]
  readonly period?: { start: Date; end: Date } | undefined
}

/** A message about one thing, and what is kept once it was closed. */
export type MatchedMessage = MessageMatch & { readonly key: string }
/** One that is due. */
export type DueMessage = MatchedMessage & { readonly trigger: MessageTrigger }

/** Messages about what was asked, due or not, closed or not. */
export const matchedMessages = async (
  db: Queryable,
  viewer: Viewer,
  { reservationIds, carIds, period }: Asked,
  now: Date,
): Promise<MatchedMessage[]> => {
  const wanted = period ?? { start: now, end: new Date(now.getTime() + 1) }
  const matches = await findMessageMatches(db, viewer, { reservationIds, carIds, period: wanted })
  return matches.map((match) => {
    const subject = match.reservation === null ? { carId: match.carId } : { reservationId: match.reservation.id }
    return { ...match, key: dismissalKey(match.repeat, subject, now) }
  })
}

const triggerOf = ({ reservation }: MessageMatch, now: Date): MessageTrigger | undefined =>
  reservation === null
    ? 'BOOKING'
    : messageTriggerOf({ ...reservationTimes(reservation, now), started: reservation.started ?? undefined })

/** Those that are due now. */
export const dueMessages = (matched: readonly MatchedMessage[], now: Date): DueMessage[] =>
  matched.flatMap((match) => {
    const trigger = triggerOf(match, now)
    return trigger !== undefined && match.triggers.includes(trigger) ? [{ ...match, trigger }] : []
  })
