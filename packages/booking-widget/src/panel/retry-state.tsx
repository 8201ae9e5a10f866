import type { RefusalError } from '@delebil/core-api/react'
import { Button, EmptyState } from '@delebil/ui'
import { RefreshCw, WifiOff } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { offlineTexts } from '../locale/offline-texts.ts'
import { texts } from '../locale/texts.ts'

export interface RetryStateProps {
  readonly heading: string
  readonly error: RefusalError
  readonly onRetry: () => void
}

/** What could not be fetched, why, and the way to try again; without a network, which the banner tells of, that it comes later. */
export function RetryState({ heading, error, onRetry }: RetryStateProps) {
  const { online } = useBookingHost()
  if (!online) {
    return (
      <EmptyState heading={offlineTexts.notYet} icon={WifiOff}>
        {offlineTexts.later}
      </EmptyState>
    )
  }
  const action = (
    <Button icon={RefreshCw} onPress={onRetry}>
      {texts.retry}
    </Button>
  )
  // The heading says that there is no such thing; the refusal would say it again.
  const isUnknown = error.refusal.code === 'resource.unknown'
  return (
    <div role="alert">
      <EmptyState heading={heading} icon={RefreshCw} action={action}>
        {isUnknown ? undefined : error.refusal.message}
      </EmptyState>
    </div>
  )
}
