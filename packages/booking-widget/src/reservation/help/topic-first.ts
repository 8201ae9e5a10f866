import type { Situation } from '@delebil/core-api'
import { situationTopics } from '@delebil/validation/text'

/** What is about little else than its topic comes first, so that what was asked for is what is read; else the order stays. */
export function topicFirst<S extends Pick<Situation, 'tags'>>(situations: readonly S[]): readonly S[] {
  const topicCount = ({ tags }: S) => tags.filter((tag) => tag in situationTopics).length
  return situations.toSorted((a, b) => topicCount(a) - topicCount(b))
}
