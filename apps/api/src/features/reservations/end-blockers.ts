import type { ProblemItem } from '@delebil/core-api'
import { formatDateTime, problemText } from '@delebil/validation/text'
import type { Asking } from './acting.ts'
import { listChanges } from './stores/reservation-changes.ts'
import type { Reservation } from './stores/reservations.ts'
import { whyNot } from './why-not.ts'

const whoEnded = async ({ db, actor }: Asking, reservation: Reservation): Promise<string | undefined> => {
  const end = (await listChanges(db, reservation)).findLast(({ action }) => action === 'ended')
  if (end === undefined) return undefined
  const who = end.personId === actor.personId ? 'Du' : (end.personName ?? 'Noen')
  return `${who} avsluttet turen ${formatDateTime(end.at)}.`
}

/** What keeps a trip from being ended now, in the words of this trip. Ending asks the same, so that nobody is promised what is then refused. */
export const findEndBlockers = async (asking: Asking, reservation: Reservation): Promise<ProblemItem[]> => {
  const code = whyNot('end', reservation, asking)
  if (code === undefined) return []
  const said = code === 'reservation.not-active' ? await whoEnded(asking, reservation) : undefined
  return [{ code, message: said ?? problemText[code] }]
}
