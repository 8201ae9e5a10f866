import { situationTags } from '@delebil/validation'
import { situationTagText } from '@delebil/validation/text'
import type { Verb, Verbs } from '../../platform/verb.ts'
import { listSituations } from './list-situations.ts'

const listSituationTags: Verb<'listSituationTags'> = async () => ({
  answer: { data: situationTags.map((key) => ({ key, name: situationTagText[key] })) },
})

/** Help for what may happen on a trip. */
export const situationVerbs = {
  listSituationTags,
  listSituations,
} as const satisfies Partial<Verbs>
