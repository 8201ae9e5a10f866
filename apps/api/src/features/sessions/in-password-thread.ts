import type { Piscina } from 'piscina'

type Thread = typeof import('./password-thread.ts')

/** So long a thread is kept without work (ms). */
const restingMilliseconds = 600_000

const open = async (): Promise<Piscina> => {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: new URL('./password-thread.ts', import.meta.url).href,
    minThreads: 0,
    idleTimeout: restingMilliseconds,
    // The thread that answers has a core whenever it wants one.
    niceIncrement: 10,
  })
}

// Begun by the first log-in.
let threads: Promise<Piscina> | undefined

/** Does what takes long with a password in a thread of its own, of lower priority than the one that answers. */
export const inPasswordThread = async <Name extends keyof Thread>(
  name: Name,
  task: Parameters<Thread[Name]>[0],
): Promise<ReturnType<Thread[Name]>> => {
  threads ??= open()
  return (await threads).run(task, { name })
}
