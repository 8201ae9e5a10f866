import type { Around } from '@delebil/core-api'
import type { Session } from './session.ts'

/**
 * What is done around each call: a 401 shows the log-in box and the call is sent once more after it.
 * Given up, or answered by somebody else: the 401 comes back.
 */
export function retryAfterLogin(session: Pick<Session, 'state' | 'markUnauthenticated' | 'waitForLogin'>): Around {
  /** Whether a call that was refused with this token should be sent again, once that is known. */
  async function shouldSendAgain(tokenSent: string | undefined): Promise<boolean> {
    const { token, isLoginModalOpen } = session.state
    if (token !== undefined && token !== tokenSent) return true
    // Logged out while the call was on its way.
    if (token !== tokenSent && !isLoginModalOpen) return false
    if (!isLoginModalOpen) session.markUnauthenticated()
    return session.waitForLogin()
  }
  return async (name, { quiet }, send) => {
    const tokenSent = session.state.token
    const first = await send()
    if (first.ok || first.refusal.status !== 401 || quiet || name === 'login') return first
    return (await shouldSendAgain(tokenSent)) ? send() : first
  }
}
