import { useAnswer } from '@delebil/core-api/react'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { paths } from '../../site/paths.ts'
import { isOwnSession } from '../../site/session/is-own-session.ts'

const HoldNotice = lazyPart(async () => (await import('./hold-notice.tsx')).HoldNotice)

/** Nothing while no car is held for the person, and where the page itself says it. Only a session of the person's own has a wait list. */
export function HoldNoticeWhenHeld() {
  const { now } = useSite()
  const isAsked = isOwnSession(useSessionState())
  const { pathname } = useLocation()
  const { data, mutate } = useAnswer('listWaitlistEntries', isAsked ? {} : undefined)
  const hold = data?.data.find(({ state }) => state === 'HELD')?.hold
  const msLeft = hold ? Date.parse(hold.until) - now().getTime() : undefined
  useEffect(() => {
    if (msLeft === undefined) return
    const timer = setTimeout(() => void mutate(), Math.max(1000, msLeft + 1000))
    return () => clearTimeout(timer)
  }, [msLeft, mutate])
  if (!hold || msLeft === undefined || msLeft <= 0 || pathname === paths.reservations) return null
  return (
    <Suspense fallback={null}>
      <HoldNotice hold={hold} />
    </Suspense>
  )
}
