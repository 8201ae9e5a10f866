import type { DataRouter } from 'react-router'

/** Resolves when the router has the first page, or after so long (ms): whichever comes first. */
export function firstPage(
  { state, subscribe }: Pick<DataRouter, 'state' | 'subscribe'>,
  mostMs: number,
): Promise<void> {
  if (state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, mostMs)
    const unsubscribe = subscribe(({ initialized }) => {
      if (initialized) end()
    })
    function end() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
  })
}
