import { useKept } from '@delebil/core-api/react'
import { USER_INFO_CACHE_MS } from '@delebil/validation/constants'
import { useEffect, useRef } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useCarListRefresh } from './use-car-list-refresh.ts'
import { useVisible } from './use-visible.ts'

/** What live events and clocks ask for anew. Active reservations have their own clock, see `useActiveReservations`. */
export function useRefreshSchedule(): void {
  const { live, session } = useSite()
  const { token, status } = useSessionState()
  const { refresh } = useKept()
  const isVisible = useVisible()
  const isLoggedIn = status === 'AUTHENTICATED'

  useCarListRefresh(isVisible)

  useEffect(() => {
    if (!isLoggedIn) return
    const timer = setInterval(() => void session.refreshUserData(), USER_INFO_CACHE_MS)
    return () => clearInterval(timer)
  }, [isLoggedIn, session])

  // Looked at again: what happened meanwhile, in another tab or by an owner, is told at once.
  const wasHidden = useRef(false)
  useEffect(() => {
    if (isVisible && wasHidden.current && isLoggedIn) void session.refreshUserData()
    wasHidden.current = !isVisible
  }, [isVisible, isLoggedIn, session])

  // A hidden tab gives its connection back, and catches up when it is looked at again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another stream
  useEffect(() => {
    if (!isLoggedIn || !isVisible) return
    live.start()
    return live.stop
  }, [isLoggedIn, isVisible, live, token])

  useEffect(
    () =>
      live.subscribe(({ topic }) => {
        if (topic === 'reservation') void refresh('listActiveReservations', 'getReservation')
        if (topic === 'wait-list') void refresh('listWaitlistEntries')
      }),
    [live, refresh],
  )
}
