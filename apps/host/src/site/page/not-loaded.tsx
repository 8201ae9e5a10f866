import type { Refusal } from '@delebil/core-api'
import { Button, EmptyState } from '@delebil/ui'
import { RefreshCw, WifiOff } from 'lucide-react'
import { useOnline } from '../context/use-online.ts'
import { offlineTexts } from '../offline/offline-texts.ts'
import { pageTexts } from './page-texts.ts'

interface NotLoadedProps {
  heading: string
  refusal: Refusal | undefined
  onRetry: () => void
}

/** What could not be fetched, why, and the way to try again. */
export function NotLoaded({ heading, refusal, onRetry }: NotLoadedProps) {
  const isOnline = useOnline()
  const action = (
    <Button icon={RefreshCw} onPress={onRetry}>
      {pageTexts.retry}
    </Button>
  )
  return (
    <EmptyState heading={isOnline ? heading : offlineTexts.title} icon={isOnline ? RefreshCw : WifiOff} action={action}>
      <span role="alert">{isOnline ? refusal?.message : offlineTexts.text}</span>
    </EmptyState>
  )
}
