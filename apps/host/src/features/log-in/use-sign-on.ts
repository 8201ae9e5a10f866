import type { SignOn } from '@delebil/core-api'
import useSWR from 'swr'
import { useSite } from '../../site/context/site-context.ts'

/** The single sign-on of this site: null where there is none, undefined until that is known. */
export function useSignOn(): SignOn | null | undefined {
  const { api } = useSite()
  const { data } = useSWR(
    ['getSignOn'],
    async () => {
      const result = await api.getSignOn()
      if (!result.ok) throw new Error(result.refusal.code)
      return result.value.entity
    },
    { revalidateOnFocus: false },
  )
  return data
}
