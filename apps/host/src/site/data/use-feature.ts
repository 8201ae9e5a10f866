import { FEATURE_TOGGLE_CACHE_MS } from '@delebil/validation/constants'
import { useAnswer } from './use-answer.ts'

/** Whether a feature is on. What is switched meanwhile is heard of when the answer is no longer kept. */
export function useFeature(name: string) {
  return useAnswer('getFeatureToggle', { params: { name } }, FEATURE_TOGGLE_CACHE_MS)
}
