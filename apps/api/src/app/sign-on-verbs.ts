import { linkPartner } from '../features/partners/link-partner.ts'
import { completeSignOn } from '../features/sign-on/complete-sign-on.ts'
import { createUserFromSignOn } from '../features/sign-on/create-user-from-sign-on.ts'
import { getSignOn } from '../features/sign-on/get-sign-on.ts'
import { getWaitingSignOn } from '../features/sign-on/get-waiting-sign-on.ts'
import { linkSignOn } from '../features/sign-on/link-sign-on.ts'
import { logInByPartner } from '../features/sign-on/log-in-by-partner.ts'
import { unlinkSignOn } from '../features/sign-on/unlink-sign-on.ts'
import type { Verbs } from '../platform/verb.ts'

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
