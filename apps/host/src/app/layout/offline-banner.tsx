import { Banner } from '@delebil/ui'
import { useOnline } from '../../site/context/use-online.ts'
import { offlineTexts } from '../../site/offline/offline-texts.ts'

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Banner tone="offline" title={offlineTexts.title}>
      {offlineTexts.text}
    </Banner>
  )
}
