import { writeLog } from '../features/logs/write-log.ts'
import { getFeatureToggle } from '../features/organizations/get-feature-toggle.ts'
import { logout } from '../features/sessions/logout.ts'
import { login } from '../features/sign-on/login.ts'
import { whoami } from '../features/sign-on/whoami.ts'
import type { Verbs } from '../platform/verb.ts'
import { accountVerbs } from './account-verbs.ts'
import { bookingVerbs } from './booking-verbs.ts'
import { signOnVerbs } from './sign-on-verbs.ts'

/** What every endpoint does. */
export const verbs: Verbs = {
  ...bookingVerbs,
  ...accountVerbs,
  ...signOnVerbs,
  login,
  logout,
  whoami,
  getFeatureToggle,
  writeLog,
}
