import type { SignOn, StaffSignOn } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'

const useAsked = () => useAnswer('getSignOn', {}, { isForAll: true, revalidateOnFocus: false })

/** The single sign-on of this site: null where there is none, undefined until that is known. */
export function useSignOn(): SignOn | null | undefined {
  return useAsked().data?.entity
}

/** Where the staff of organizations log in; none until that is known. */
export function useStaffSignOns(): readonly StaffSignOn[] {
  return useAsked().data?.staff ?? []
}

/** Whether it is known what ways in there are, or that nobody can say. */
export function useIsSignOnSettled(): boolean {
  const { data, error } = useAsked()
  return data !== undefined || error !== undefined
}
