import type { Task, Wanted } from '../bare-booking/main.ts'
import type { Scope } from '../measure/scope.ts'
import { askFor } from './ask.ts'
import type { Slot } from './free-slots.ts'
import type { Booker } from './organization.ts'
import { startProcess, waitForWord } from './start-process.ts'

export type BareBooking = { readonly pid: number; readonly book: (booker: Booker, slot: Slot) => Promise<unknown> }

/** Starts a server that does nothing but write bookings, each by one statement. */
export async function startBareBooking(scope: Scope, task: Task): Promise<BareBooking> {
  const started = startProcess('bench/bare-booking/main.ts')
  scope.add(started.stop)
  started.child.send(task)
  const address = await waitForWord(started, /(http:\S+)/)
  return {
    pid: started.pid,
    book: ({ personId, membershipId }, { carId, start, end }) => {
      const json: Wanted = { personId, membershipId, carId, start: start.toISOString(), end: end.toISOString() }
      return askFor(201, address, { method: 'POST', json })
    },
  }
}
