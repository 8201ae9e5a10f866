import type { Verb } from '../../platform/verb.ts'
import { readOwnPerson } from './read-own-person.ts'

/** The person's own data. */
export const getPerson: Verb<'getPerson'> = async (_context, { db, caller }) => ({
  answer: await readOwnPerson(db, caller.personId),
})
