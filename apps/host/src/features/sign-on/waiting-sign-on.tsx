import type { SignOn, WaitingSignOn as Waiting } from '@delebil/core-api'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { useSite } from '../../site/context/site-context.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { useReturnPath } from '../log-in/use-return-path.ts'
import { useSignOn } from '../log-in/use-sign-on.ts'
import { SignOnFailed } from './sign-on-failed.tsx'

export interface WaitingSignOnProps {
  children: (waiting: Waiting, signOn: SignOn, returnPath: string) => ReactNode
}

/** Fetches what the provider verified in this browser; where nothing waits, says so and offers to begin anew. */
export function WaitingSignOn({ children }: WaitingSignOnProps) {
  const { api } = useSite()
  const signOn = useSignOn()
  const returnPath = useReturnPath()
  // Read once: what was typed into the form that it begins with must stay.
  const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }
  const { data: result } = useSWR(
    signOn ? ['getWaitingSignOn', signOn.name] : null,
    ([, sso]: readonly [string, string]) => api.getWaitingSignOn({ params: { sso } }),
    once,
  )
  if (signOn === null) return <SignOnFailed code={null} returnPath={returnPath} />
  if (!signOn || !result) return <LoadingPage />
  if (!result.ok) return <SignOnFailed code={result.refusal.code} returnPath={returnPath} />
  return children(result.value.entity, signOn, returnPath)
}
