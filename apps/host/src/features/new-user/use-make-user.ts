import { isPassing } from '@delebil/core-api'
import { useRef } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import type { NewUserValues } from './new-user-checks.ts'

/** Makes a user and logs them in. One that was made by a call whose answer was lost on the way is logged in by the next. */
export function useMakeUser() {
  const { api, session } = useSite()
  const unanswered = useRef<string>(undefined)
  return async ({ name, email, phone, password }: NewUserValues) => {
    const made = await api.createUser({ body: { name, email, phone, password } })
    if (made.ok) {
      await session.submitLogin(email, password)
      return made
    }
    if (isPassing(made.refusal)) unanswered.current = email
    if (made.refusal.fields['email'] === undefined || unanswered.current !== email) return made
    await session.submitLogin(email, password)
    const own = session.state.token === undefined ? undefined : await api.getPerson({})
    return own?.ok ? { ok: true as const, value: { entity: own.value, errors: [] } } : made
  }
}
