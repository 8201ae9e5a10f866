import type { Queryable } from '../../platform/db/queryable.ts'
import { hashToken, makeToken } from '../sessions/session-token.ts'
import { renewPasswordLink } from './renew-password-link.ts'
import { resetLink } from './reset-link.ts'

/** The one link with which a person sets a password, for whoever may hand it over. Without a site it is a path. */
export const makePasswordLink = async (tx: Queryable, personId: number, siteUrl = ''): Promise<string> => {
  const token = makeToken()
  await renewPasswordLink(tx, personId, hashToken(token), new Date())
  return resetLink(siteUrl, token)
}
