import { useForget, useToast } from '@delebil/admin-components'
import type { Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'

/** Ends a change of a page of settings: what it shows is told anew, also where somebody else was faster, and what was done is said. */
export function useSettle(panel: string) {
  const forget = useForget()
  const say = useToast()
  return async <R extends Result<unknown, ProblemCode>>(result: R, done: string): Promise<R> => {
    if (result.ok || result.refusal.code === 'record.stale') await forget(panel)
    if (result.ok) say({ tone: 'info', text: done })
    return result
  }
}
