import type { Verb } from '../../platform/verb.ts'
import { columnAnswer } from './memory/column-answer.ts'
import { scoredCars, toQuestion } from './search-cars.ts'

/** A search without the cars themselves, for whoever holds the catalogue. Where memory has none, it is whole cars that are asked for. */
export const searchColumns: Verb<'searchColumns'> = async (context, call) => {
  const question = await toQuestion(call)
  const scored = await scoredCars(context, call.db, question)
  return { answer: scored ? columnAnswer(scored, question) : null }
}
