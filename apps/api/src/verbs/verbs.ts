import type { Verbs } from '../verb.ts'
import { accountVerbs } from './account-verbs.ts'
import { bookingVerbs } from './booking-verbs.ts'
import { getFeatureToggle } from './session/get-feature-toggle.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { whoami } from './session/whoami.ts'
import { writeLog } from './session/write-log.ts'
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
