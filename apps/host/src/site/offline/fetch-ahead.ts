import type { Api, Reservation } from '@delebil/core-api'
import { MINUTE_MS } from '@delebil/validation/time'
import { helpSource } from './broader-question.ts'
import { answerKey } from './cache-answers.ts'
import type { DeviceStore } from './device-store.ts'

/** So many trips ahead are made ready for a car park without network. */
const MOST_RESERVATIONS = 8
const OLD_AFTER_MS = 24 * 60 * MINUTE_MS
const HELP_ENTRIES = 50

/** What the screens of one trip ask for, with the inputs they ask with; less where a partner's site began the session. */
function questionsOf(
  { id, carId, membershipId }: Pick<Reservation, 'id' | 'carId' | 'membershipId'>,
  isLimited: boolean,
) {
  return [
    ['getCar', { params: { id: carId } }],
    ...(isLimited ? [] : [['listMembershipMembers', { params: { id: membershipId } }] as const]),
    ['listSituations', { query: { reservation_id: id, amount: HELP_ENTRIES, tags: helpSource } }],
  ] as const
}

/** Asks for what a person may need on the way before it is needed: once a day for each trip. */
export async function fetchAhead(
  api: Pick<Api, 'call'>,
  store: DeviceStore,
  { personId, nowMs, isLimited }: { readonly personId: number; readonly nowMs: number; readonly isLimited: boolean },
  reservations: readonly Reservation[],
): Promise<void> {
  for (const [name, input] of reservations.slice(0, MOST_RESERVATIONS).flatMap((one) => questionsOf(one, isLimited))) {
    const kept = await store.readAnswer(personId, answerKey(name, input))
    if (kept && nowMs - kept.atMs < OLD_AFTER_MS) continue
    await api.call(name, { ...input, quiet: true })
  }
}
