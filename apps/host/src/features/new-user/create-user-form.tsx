import { NewUserFields } from './new-user-fields.tsx'
import { type NewUserOptions, useNewUser } from './use-new-user.ts'

/** Makes a user and logs them in. */
export function CreateUserForm(options: NewUserOptions) {
  return <NewUserFields form={useNewUser(options)} />
}
