import type { Refusal } from '@delebil/core-api'
import type { Session } from './session.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }
type Call = (...input: readonly unknown[]) => Promise<Outcome>

const isQuiet = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'quiet' in input && input.quiet === true

/**
 * The same functions, but a 401 shows the log-in box and the call is sent once more after it.
 * Given up, or answered by somebody else: the 401 comes back.
 */
export function retryAfterLogin<A extends object>(
  api: A,
  session: Pick<Session, 'state' | 'markUnauthenticated' | 'waitForLogin'>,
): A {
  /** Whether a call that was refused with this token should be sent again, once that is known. */
  async function shouldSendAgain(tokenSent: string | undefined): Promise<boolean> {
    const { token, isLoginModalOpen } = session.state
    if (token !== undefined && token !== tokenSent) return true
    // Logged out while the call was on its way.
    if (token !== tokenSent && !isLoginModalOpen) return false
    if (!isLoginModalOpen) session.markUnauthenticated()
    return session.waitForLogin()
  }
  const wrap =
    (call: Call): Call =>
    async (...input) => {
      const tokenSent = session.state.token
      const first = await call(...input)
      if (first.ok || first.refusal.status !== 401 || input.some(isQuiet)) return first
      return (await shouldSendAgain(tokenSent)) ? call(...input) : first
    }
  const wrapped = Object.entries(api).map(
    ([name, call]) => [name, name === 'login' ? call : wrap(call as Call)] as const,
  )
  return Object.fromEntries(wrapped) as unknown as A
}
