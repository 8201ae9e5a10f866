import type { OwnPerson } from '@delebil/core-api'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { blankUser, newUserChecks } from './new-user-checks.ts'
import { NewUserFields } from './new-user-fields.tsx'
import { newUserTexts } from './new-user-texts.ts'
import { useMakeUser } from './use-make-user.ts'

export interface CreateUserFormProps {
  /** Runs once the person is logged in as the new user. */
  readonly onCreated?: ((person: OwnPerson) => void) | undefined
  /** What is known already; it can be changed. */
  readonly initial?: { readonly name: string; readonly email: string } | undefined
}

/** Makes a user and logs them in. */
export function CreateUserForm({ onCreated, initial }: CreateUserFormProps) {
  const form = useCheckedForm({
    initial: { ...blankUser, ...initial },
    checks: newUserChecks,
    send: useMakeUser(),
    onDone: ({ entity }) => onCreated?.(entity),
  })
  return (
    <SiteForm form={form} submit={newUserTexts.submit}>
      <NewUserFields field={form.field} />
    </SiteForm>
  )
}
