import { situationTags, situationTagText } from '@delebil/validation'
import type { Verb } from '../../platform/verb.ts'

export const listSituationTags: Verb<'listSituationTags'> = async () => ({
  answer: { data: situationTags.map((key) => ({ key, name: situationTagText[key] })) },
})
