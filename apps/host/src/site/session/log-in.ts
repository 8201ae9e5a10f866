import type { Api, Refusal } from '@delebil/core-api'
import { memberProblemText } from '@delebil/validation/text'
import type { LoginState, SessionState } from './session-state.ts'

/** A call whose answer is a session: with a password, with the code of a single sign-on, with a partner's token, as a new user. */
export type Entry = () =>
  | ReturnType<Api['login']>
  | ReturnType<Api['completeSignOn' | 'completeStaffSignOn' | 'createUserFromSignOn' | 'logInByPartner']>

/** Makes the call; the token is in the state afterwards. Undefined where it failed or one was already on its way. */
export async function logIn(
  state: SessionState,
  entry: Entry,
  nowMs: () => number,
): Promise<{ hasActiveReservations: boolean } | undefined> {
  if (state.login.step === 'PENDING') return undefined
  state.login = { step: 'PENDING' }
  const result = await entry()
  const token = result.ok ? result.headers.get('authorization') : null
  if (!result.ok || token === null) {
    state.login = result.ok
      ? { step: 'ERROR', code: 'server.error', message: memberProblemText['server.error'] }
      : refused(result.refusal, nowMs())
    return undefined
  }
  state.token = token
  return { hasActiveReservations: result.headers.has('x-has-active-reservations') }
}

function refused({ status, code, message, retryAfterSeconds }: Refusal, nowMs: number): LoginState {
  if (status === 401 || status === 403)
    return { step: 'ERROR', code: 'login.failed', message: memberProblemText['login.failed'] }
  const lock =
    status === 429 && retryAfterSeconds !== undefined ? { lockedUntilMs: nowMs + retryAfterSeconds * 1000 } : {}
  return { step: 'ERROR', code, message, ...lock }
}
