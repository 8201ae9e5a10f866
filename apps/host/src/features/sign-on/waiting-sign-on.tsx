import type { SignOn, WaitingSignOn as Waiting } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import type { ReactNode } from 'react'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { useReturnPath } from '../log-in/use-return-path.ts'
import { useSignOn } from '../log-in/use-sign-on.ts'
import { SignOnFailed } from './sign-on-failed.tsx'

export interface WaitingSignOnProps {
  children: (waiting: Waiting, signOn: SignOn, returnPath: string) => ReactNode
}

/** Fetches what the provider verified in this browser; where nothing waits, says so and offers to begin anew. */
export function WaitingSignOn({ children }: WaitingSignOnProps) {
  const signOn = useSignOn()
  const returnPath = useReturnPath()
  // Read once: what was typed into the form that it begins with must stay.
  const once = {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    isForAll: true,
  }
  const input = signOn ? { params: { sso: signOn.name } } : undefined
  const { data, error } = useAnswer('getWaitingSignOn', input, once)
  if (signOn === null) return <SignOnFailed code={null} returnPath={returnPath} />
  if (error) return <SignOnFailed code={error.refusal.code} returnPath={returnPath} />
  return signOn && data ? children(data.entity, signOn, returnPath) : <LoadingPage />
}
