import { useAnswer } from '@delebil/core-api/react'
import { Suspense } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { isOwnSession } from '../../site/session/is-own-session.ts'

const TermsNotice = lazyPart(async () => (await import('./terms-notice.tsx')).TermsNotice)

/** Nothing until a club asks the person to accept its terms anew. Only a session of the person's own has them. */
export function TermsNoticeWhenAsked() {
  const isAsked = isOwnSession(useSessionState())
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
