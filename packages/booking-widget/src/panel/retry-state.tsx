import type { RefusalError } from '@delebil/core-api/react'
import { Button, EmptyState } from '@delebil/ui'
import { RefreshCw, SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { offlineTexts } from '../locale/offline-texts.ts'
import { texts } from '../locale/texts.ts'

export interface RetryStateProps {
  readonly heading: string
  readonly error: RefusalError
  readonly onRetry: () => void
  /** Where there is no such thing: why that may be, and what leads on. */
  readonly unknownText?: string
  readonly onward?: ReactNode
}

/** What could not be fetched, why, and the way to try again, or on where there is no such thing; without a network, which the banner tells of, that it comes later. */
export function RetryState({ heading, error, onRetry, unknownText, onward }: RetryStateProps) {
  const { online } = useBookingHost()
  if (!online) {
    return (
      <EmptyState heading={offlineTexts.notYet} icon={WifiOff}>
        {offlineTexts.later}
      </EmptyState>
    )
  }
  // The heading says that there is no such thing, and asking again would change nothing.
  if (error.refusal.code === 'resource.unknown') {
    return (
      <div role="alert">
        <EmptyState heading={heading} icon={SearchX} action={onward}>
          {unknownText}
        </EmptyState>
      </div>
    )
  }
  const action = (
    <Button icon={RefreshCw} onPress={onRetry}>
      {texts.retry}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState heading={heading} icon={RefreshCw} action={action}>
        {error.refusal.message}
      </EmptyState>
    </div>
  )
}
