import { Refusal } from '../refusal.ts'

/** What one call holds of the room: `take` counts bytes that came, or refuses them; `leave` gives all of them back. */
export type UploadSeat = { readonly take: (bytes: number) => void; readonly leave: () => void }

const megabyte = 1024 * 1024

/** All uploads together that one server holds, and those of one person: the largest picture as JSON and a small one beside it. */
const limits = { all: 128 * megabyte, one: 32 * megabyte }

/** The room that uploads have in one server. */
export const createUploadRoom = ({ all, one } = limits) => {
  const heldBy = new Map<number, number>()
  let held = 0
  return (personId: number): UploadSeat => {
    let mine = 0
    let isHere = true
    const add = (bytes: number): void => {
      mine += bytes
      held += bytes
      const theirs = (heldBy.get(personId) ?? 0) + bytes
      if (theirs === 0) heldBy.delete(personId)
      else heldBy.set(personId, theirs)
    }
    return {
      take: (bytes) => {
        if (!isHere) return
        if ((heldBy.get(personId) ?? 0) + bytes > one || held + bytes > all) {
          throw new Refusal('server.busy', { retryAfterSeconds: 2 })
        }
        add(bytes)
      },
      leave: () => {
        isHere = false
        add(-mine)
      },
    }
  }
}
