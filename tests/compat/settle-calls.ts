import type { BeforeEach } from 'storybook/internal/types'

/** A call that no handler answers stays open for good: longer than this nobody waits. */
const patienceMs = 200

/** After a story waits for the calls that are on their way, so that the next one's handlers do not answer them. */
export const withSettledCalls: BeforeEach = () => {
  const { fetch } = window
  const open = new Set<Promise<Response>>()
  window.fetch = (...request) => {
    const call = fetch(...request)
    open.add(call)
    const close = () => open.delete(call)
    call.then(close, close)
    return call
  }
  return async () => {
    window.fetch = fetch
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([Promise.allSettled(open), patience])
  }
}
