import { isSamePersonName } from '@delebil/validation'
import type { VerifiedClaims } from '../../adapters/single-sign-on/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { findLinkable, findLinkedPerson, type Linkable, linkPerson } from '../accounts/stores/linked-persons.ts'

const isSame = (person: Linkable, { name, email, phone }: VerifiedClaims): boolean =>
  person.isEmailProven &&
  person.oidcId === null &&
  person.email.toLowerCase() === email?.toLowerCase() &&
  person.phone === phone &&
  isSamePersonName(person.name, name ?? '')

/**
 * Whom the claims belong to: the person who is linked to them, else the only one with their e-mail address or phone number,
 * who must have both and the name, and must once have read a mail of ours. That person is then linked.
 */
export const findPersonOf = async (
  tx: Queryable,
  claims: VerifiedClaims,
): Promise<{ personId?: number; isNewLink: boolean; isEmailKnown: boolean }> => {
  const linked = await findLinkedPerson(tx, claims.sub)
  if (linked !== undefined) return { personId: linked, isNewLink: false, isEmailKnown: true }
  const { email, emailVerified, phone } = claims
  const hits = email !== null && emailVerified ? await findLinkable(tx, email, phone ?? '') : []
  const isEmailKnown = hits.some((hit) => hit.email.toLowerCase() === email?.toLowerCase())
  const [only] = hits
  if (hits.length !== 1 || !only || !isSame(only, claims)) return { isNewLink: false, isEmailKnown }
  const outcome = await linkPerson(tx, only.id, claims.sub)
  return outcome === 'linked'
    ? { personId: only.id, isNewLink: true, isEmailKnown }
    : { isNewLink: false, isEmailKnown }
}
