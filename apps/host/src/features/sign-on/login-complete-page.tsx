import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { useReturnPath } from '../log-in/use-return-path.ts'
import { useSignOn } from '../log-in/use-sign-on.ts'
import { SignOnFailed } from './sign-on-failed.tsx'
import { signOnTexts } from './sign-on-texts.ts'

/** Fetches the session of a single sign-on with the one-time code of the address, and leads on. */
export function LoginCompletePage() {
  const { api, session } = useSite()
  const signOn = useSignOn()
  const [query] = useSearchParams()
  const code = query.get('code')
  const returnPath = useReturnPath()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!signOn || code === null || hasBegun.current) return
    hasBegun.current = true
    const replace = (path: string) => void navigate(path, { replace: true })
    void api.completeSignOn({ params: { sso: signOn.name }, body: { code } }).then((result) => {
      if (!result.ok) return setProblem(result.refusal.code)
      return session.enter(async () => result, returnPath, replace)
    })
  }, [api, session, signOn, code, returnPath, navigate])

  const isHopeless = signOn === null || code === null
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
