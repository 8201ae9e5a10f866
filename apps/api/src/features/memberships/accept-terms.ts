import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/verb.ts'
import { myMembership } from './my-membership.ts'
import { findTermsVersion } from './stores/membership-details.ts'
import { saveAcceptedTerms } from './stores/membership-founding.ts'
import { listTermsToAccept } from './stores/terms-to-accept.ts'

const answer = async (...asked: Parameters<typeof listTermsToAccept>) => ({
  answer: { data: await listTermsToAccept(...asked) },
})

export const listTerms: Verb<'listTermsToAccept'> = (_context, { db, caller, now }) => answer(db, caller.personId, now)

/** Keeps that somebody accepted the terms that are in force; older ones than that are no longer offered. */
export const acceptTerms: Verb<'acceptTerms'> = async (_context, { db, caller, input: { params, body }, now }) => {
  const { organizationId, id: membershipId } = await myMembership(db, caller, params.id)
  const version = await findTermsVersion(db, { organizationId, id: membershipId }, now)
  if (version !== body.version) throw new Refusal('membership.terms-changed')
  await saveAcceptedTerms(db, { organizationId, membershipId, personId: caller.personId, version, now })
  return answer(db, caller.personId, now)
}
