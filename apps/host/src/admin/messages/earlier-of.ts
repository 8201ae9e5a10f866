import type { Read } from '@delebil/core-api/admin'

type Message = Pick<Read<'messages'>, 'id' | 'reservationId'>

/** Of each other reservation the latest that was written; messages come the latest first. */
export function earlierOf<M extends Message>(messages: readonly M[], shown: Message): readonly M[] {
  const others = messages.filter(({ reservationId }) => reservationId !== shown.reservationId)
  return others.filter(
    ({ reservationId }, at) => others.findIndex((other) => other.reservationId === reservationId) === at,
  )
}
