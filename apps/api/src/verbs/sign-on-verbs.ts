import type { Verbs } from '../verb.ts'
import { linkPartner } from './partners/link-partner.ts'
import { logInByPartner } from './partners/log-in-by-partner.ts'
import { completeSignOn } from './single-sign-on/complete-sign-on.ts'
import { createUserFromSignOn } from './single-sign-on/create-user-from-sign-on.ts'
import { getSignOn } from './single-sign-on/get-sign-on.ts'
import { getWaitingSignOn } from './single-sign-on/get-waiting-sign-on.ts'
import { linkSignOn } from './single-sign-on/link-sign-on.ts'
import { unlinkSignOn } from './single-sign-on/unlink-sign-on.ts'

/** Logging in by a provider of identities or a partner's site, and what a person has to do with it. */
export const signOnVerbs = {
  getSignOn,
  completeSignOn,
  getWaitingSignOn,
  linkSignOn,
  unlinkSignOn,
  createUserFromSignOn,
  logInByPartner,
  linkPartner,
} as const satisfies Partial<Verbs>
