import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { findPartner } from './partner-store.ts'

export const getPartner: Verb<'getPartner'> = async (_context, { input, db, now }) => {
  const { key, name } = orRefuse(await findPartner(db, input.params.partner, now), 'resource.unknown')
  return { answer: { entity: { key, name } } }
}
