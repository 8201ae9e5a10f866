import { useSite } from '../../site/context/site-context.ts'
import type { NewUserValues } from './new-user-checks.ts'

/** Makes a user and logs them in. */
export function useMakeUser() {
  const { api, session } = useSite()
  return async ({ name, email, phone, password }: NewUserValues) => {
    const result = await api.createUser({ body: { name, email, phone, password } })
    if (result.ok) await session.submitLogin(email, password)
    return result
  }
}
