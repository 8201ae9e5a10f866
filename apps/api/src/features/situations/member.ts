import { situationTags } from '@delebil/validation'
import { situationTagText } from '@delebil/validation/text'
import type { Verbs } from '../../platform/verb.ts'
import { listSituations } from './list-situations.ts'

/** Help for what may happen on a trip. */
export const situationVerbs = {
  listSituationTags: async () => ({
    answer: { data: situationTags.map((key) => ({ key, name: situationTagText[key] })) },
  }),
  listSituations,
} satisfies Partial<Verbs>
