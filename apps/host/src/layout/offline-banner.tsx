import { Banner } from '@delebil/ui'
import { useOnline } from '../site/use-online.ts'
import { texts } from '../texts.ts'

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Banner tone="offline" title={texts.offline.title}>
      {texts.offline.text}
    </Banner>
  )
}
