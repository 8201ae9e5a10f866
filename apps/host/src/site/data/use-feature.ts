import { useAnswer } from '@delebil/core-api/react'
import { FEATURE_TOGGLE_CACHE_MS } from '@delebil/validation/constants'

const keptLong = {
  isForAll: true,
  dedupingInterval: FEATURE_TOGGLE_CACHE_MS,
  refreshInterval: FEATURE_TOGGLE_CACHE_MS,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const

/** Whether a feature is on. What is switched meanwhile is heard of when the answer is no longer kept. */
export function useFeature(name: string) {
  return useAnswer('getFeatureToggle', { params: { name } }, keptLong)
}
