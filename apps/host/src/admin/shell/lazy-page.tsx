import { Button, EmptyState } from '@delebil/ui'
import { RotateCw, WifiOff } from 'lucide-react'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { useOnline } from '../../site/context/use-online.ts'
import { offlineTexts } from '../../site/offline/offline-texts.ts'

const { missingPart } = offlineTexts
const reloadPage = () => location.reload()

interface MissingPageProps {
  /** There was no network when it was asked for. */
  readonly wasOffline: boolean
  readonly reload: () => void
}

/** Stands where a page could not be fetched, with the menu around it; it comes by itself once there is network again. */
function MissingPage({ wasOffline, reload }: MissingPageProps) {
  const { unsaved } = useSite()
  const isOnline = useOnline()
  const [isWaiting, setIsWaiting] = useState(wasOffline)
  if (!isOnline && !isWaiting) setIsWaiting(true)
  useEffect(() => {
    // What a browser could not fetch once it does not fetch again on the same page.
    if (isOnline && isWaiting && !unsaved.isAny()) reload()
  }, [isOnline, isWaiting, unsaved, reload])
  const again = (
    <Button icon={RotateCw} onPress={reload}>
      {missingPart.retry}
    </Button>
  )
  return (
    <EmptyState icon={WifiOff} heading={missingPart.heading} action={again}>
      {missingPart.text}
    </EmptyState>
  )
}

/** A page that is fetched when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>, reload = reloadPage) =>
  lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      () => {
        const wasOffline = !navigator.onLine
        return { default: () => <MissingPage wasOffline={wasOffline} reload={reload} /> }
      },
    ),
  )
