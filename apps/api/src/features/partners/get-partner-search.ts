import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { findPartner } from './partner-store.ts'

/** The search of a partner's page as it looks first, so that it is there before the page's scripts. */
export const getPartnerSearch: Verb<'getPartnerSearch'> = async ({ drawSearch }, { input, db, now, address }) => {
  orRefuse(await findPartner(db, input.params.partner, now), 'resource.unknown')
  return { answer: orRefuse(await drawSearch?.(input.query, address), 'resource.unknown') }
}
