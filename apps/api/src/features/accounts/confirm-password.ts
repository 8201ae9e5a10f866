import type { Context } from '../../platform/context.ts'
import { fieldRefusal } from '../../platform/field-refusal.ts'
import { countFailedLogin, refuseWhileLocked } from '../sessions/login-lock.ts'
import { verifyPassword } from '../sessions/password-queue.ts'
import type { Account } from './stores/accounts.ts'

/** Refuses unless it is the person's password. Guessing here is counted, and slowed down, like guessing at the log-in. */
export const confirmPassword = async (
  context: Context,
  { email, passwordHash }: Pick<Account, 'email' | 'passwordHash'>,
  password: string | undefined,
  address: string,
): Promise<void> => {
  const source = { username: email, address }
  await refuseWhileLocked(context, source)
  if (password === undefined) throw fieldRefusal('currentPassword', 'field.required')
  if (await verifyPassword(context.config, passwordHash, password)) return
  await countFailedLogin(context, source)
  throw fieldRefusal('currentPassword', 'account.password-wrong')
}
