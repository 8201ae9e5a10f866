import { useAnswer } from '@delebil/core-api/react'
import { Suspense } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'

const TermsNotice = lazyPart(async () => (await import('./terms-notice.tsx')).TermsNotice)

/** Nothing until a club asks the person to accept its terms anew. A partner's session has none of them. */
export function TermsNoticeWhenAsked() {
  const { whoami, status } = useSessionState()
  const isAsked = status === 'AUTHENTICATED' && whoami !== undefined && whoami.partner === undefined
  const { data, mutate } = useAnswer('listTermsToAccept', isAsked ? {} : undefined)
  const [first] = data?.data ?? []
  if (!first) return null
  return (
    <Suspense fallback={null}>
      <TermsNotice
        key={first.membershipId}
        asked={first}
        onAccepted={(left) => void mutate(left, { revalidate: false })}
      />
    </Suspense>
  )
}
