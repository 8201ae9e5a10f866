import type { Api } from '@delebil/core-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { useReturnPath } from '../log-in/use-return-path.ts'
import { useSignOn } from '../log-in/use-sign-on.ts'
import { SignOnFailed } from './sign-on-failed.tsx'
import { signOnTexts } from './sign-on-texts.ts'

type Completed = Awaited<ReturnType<Api['completeSignOn' | 'completeStaffSignOn']>>

/** Ends a single sign-on of the site's own provider. */
export function LoginCompletePage() {
  const { api } = useSite()
  const signOn = useSignOn()
  const complete = useCallback(
    (name: string, code: string) => api.completeSignOn({ params: { sso: name }, body: { code } }),
    [api],
  )
  return <LoginCompletion provider={signOn === undefined ? undefined : (signOn?.name ?? null)} complete={complete} />
}

interface LoginCompletionProps {
  /** Null where there is none, undefined until that is known. */
  readonly provider: string | null | undefined
  readonly complete: (provider: string, code: string) => Promise<Completed>
}

/** Fetches the session of a single sign-on with the one-time code of the address, and leads on. */
export function LoginCompletion({ provider, complete }: LoginCompletionProps) {
  const { session } = useSite()
  const [query] = useSearchParams()
  const code = query.get('code')
  const returnPath = useReturnPath()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!provider || code === null || hasBegun.current) return
    hasBegun.current = true
    const replace = (path: string) => void navigate(path, { replace: true })
    void complete(provider, code).then((result) => {
      if (!result.ok) return setProblem(result.refusal.code)
      return session.enter(async () => result, returnPath, replace)
    })
  }, [complete, session, provider, code, returnPath, navigate])

  const isHopeless = provider === null || code === null
  if (isHopeless || problem) {
    return <SignOnFailed code={problem ?? 'single-sign-on.expired'} returnPath={returnPath} />
  }
  return (
    <>
      <PageHeading isHidden>{signOnTexts.completing}</PageHeading>
      <LoadingPage />
    </>
  )
}
