import { Refusal } from '../../../platform/refusal.ts'

/** Open streams of one person, in all their windows and on all their devices, and of all persons, in one process. */
const STREAMS_OF_PERSON = 20
const STREAMS_OF_PROCESS = 5000
const retryAfterSeconds = 30

/**
 * Counts open streams. `take` answers how to leave, or refuses the newest: were the oldest ended, it would come back and end
 * the next.
 */
export const createStreamPlaces = (
  { ofPerson, ofProcess } = { ofPerson: STREAMS_OF_PERSON, ofProcess: STREAMS_OF_PROCESS },
) => {
  const taken = new Map<number, number>()
  let all = 0
  const add = (personId: number, change: 1 | -1): void => {
    const count = (taken.get(personId) ?? 0) + change
    if (count === 0) taken.delete(personId)
    else taken.set(personId, count)
    all += change
  }
  return (personId: number): (() => void) => {
    if ((taken.get(personId) ?? 0) >= ofPerson) throw new Refusal('request.too-many', { retryAfterSeconds })
    if (all >= ofProcess) throw new Refusal('server.busy', { retryAfterSeconds })
    add(personId, 1)
    let isHere = true
    return () => {
      if (isHere) add(personId, -1)
      isHere = false
    }
  }
}
