import type { Verb } from '../../platform/verb.ts'
import { answerMembership } from './answer-membership.ts'

export const getMembership: Verb<'getMembership'> = async (_context, { db, caller, input }) => ({
  answer: await answerMembership(db, caller.personId, input.params.id),
})
