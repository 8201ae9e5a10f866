import { type AskedBooking, askedBookingQuery, BookingHostProvider } from '@delebil/booking-widget'
import { AnswerCache } from '@delebil/core-api/react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { containLinks } from './contain-links.ts'
import { EmbedRoot } from './embed-root.tsx'
import { leave, themeOf, type WidgetContext } from './mount-widget.tsx'
import type { Navigation } from './navigation.ts'
import { useEmbedHost } from './use-embed-host.ts'
import { useRenewal } from './use-renewal.ts'

const LogInDialog = lazy(() => import('./log-in-dialog.tsx').then((module) => ({ default: module.LogInDialog })))

export interface AppProps {
  readonly context: WidgetContext
  readonly navigation: Navigation
  readonly children: ReactNode
}

const answers = new Map<string, never>()

/** What stands around every screen: theme, overlays, answers, and the log-in box where one is needed. */
export function App({ context, navigation, children }: AppProps) {
  return (
    <EmbedRoot theme={themeOf(context.host)}>
      <AnswerCache answers={answers}>
        <Hosted context={context} navigation={navigation}>
          {children}
        </Hosted>
      </AnswerCache>
    </EmbedRoot>
  )
}

function Hosted({ context, navigation, children }: AppProps) {
  const { session, host } = context
  const [isAsking, setIsAsking] = useState(false)
  const [wasAsking, setWasAsking] = useState(false)
  const [waiting, setWaiting] = useState<AskedBooking>()
  const { steps } = useSnapshot(navigation.state)
  const { step, whoami } = useSnapshot(session.state)
  const requestLogin = useCallback(
    (then: () => void, booking?: AskedBooking) => {
      setWaiting(booking)
      void session
        .requestLogin(then)
        .then((isIn) => setIsAsking(!isIn || session.state.whoami?.memberships.length === 0))
    },
    [session],
  )
  const navigate = useCallback((path: string) => navigation.navigate(path, () => leave(session)), [navigation, session])
  useEffect(() => containLinks(host.root, host.site, navigation), [host, navigation])
  useEffect(() => navigation.follow(), [navigation])
  const route = useMemo(() => navigation.routeOf(steps), [navigation, steps])
  useRenewal()
  const value = useEmbedHost(context, { route, navigate, requestLogin })
  const isDone = step === 'IN' && whoami !== undefined && whoami.memberships.length > 0
  useEffect(() => {
    if (isDone) setIsAsking(false)
  }, [isDone])
  // It comes when it is needed first, and stays, so that it can close in its own way.
  useEffect(() => setWasAsking((was) => was || isAsking), [isAsking])
  return (
    <BookingHostProvider value={value}>
      {children}
      {wasAsking && (
        <Suspense>
          <LogInDialog
            session={session}
            site={host.site}
            bookingAddress={waiting && `${host.site}/findcar?${askedBookingQuery(waiting)}`}
            isOpen={isAsking}
            onClose={() => {
              session.giveUpWaiting()
              setIsAsking(false)
            }}
          />
        </Suspense>
      )}
    </BookingHostProvider>
  )
}
