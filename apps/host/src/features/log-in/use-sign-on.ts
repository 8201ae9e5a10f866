import type { SignOn } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'

/** The single sign-on of this site: null where there is none, undefined until that is known. */
export function useSignOn(): SignOn | null | undefined {
  return useAnswer('getSignOn', {}, { isForAll: true, revalidateOnFocus: false }).data?.entity
}
