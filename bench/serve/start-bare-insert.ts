import { once } from 'node:events'
import type { Done, Task, Turn } from '../bare-insert/main.ts'
import type { Scope } from '../measure/scope.ts'
import { startProcess } from './start-process.ts'

export type BareInsert = { readonly pid: number; readonly run: (turn: Turn) => Promise<Done> }

/** Starts a process that does nothing but insert bookings by the driver. */
export async function startBareInsert(scope: Scope, task: Task): Promise<BareInsert> {
  const { child, pid, stop, said } = startProcess('bench/bare-insert/main.ts')
  scope.add(stop)
  const answer = async (message: object) => {
    const ended = new AbortController()
    child.send(message)
    try {
      const [first] = await Promise.race([
        once(child, 'message', { signal: ended.signal }),
        once(child, 'exit', { signal: ended.signal }).then((): never => {
          throw new Error(`The inserting process ended:\n${said()}`)
        }),
      ])
      return first as Done
    } finally {
      ended.abort()
    }
  }
  await answer(task)
  return { pid, run: answer }
}
