import type { OwnPerson } from '@delebil/core-api'
import { checkNewPassword } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { personChecks } from '../../site/form/person-fields.ts'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'

export interface NewUserOptions {
  /** Runs once the person is logged in as the new user. */
  readonly onCreated?: ((person: OwnPerson) => void) | undefined
  /** What is known already; it can be changed. */
  readonly initial?: { readonly name: string; readonly email: string } | undefined
}

export type NewUser = ReturnType<typeof useNewUser>

/** What makes a user and logs them in. Held above its fields where more than those sends it. */
export function useNewUser({ onCreated, initial }: NewUserOptions = {}) {
  const { api, session } = useSite()
  return useCheckedForm({
    initial: { name: '', email: '', phone: '', password: '', ...initial },
    checks: { ...personChecks, password: checkNewPassword },
    send: async (body) => {
      const result = await api.createUser({ body })
      if (result.ok) await session.submitLogin(body.email, body.password)
      return result
    },
    onDone: ({ entity }) => onCreated?.(entity),
  })
}
