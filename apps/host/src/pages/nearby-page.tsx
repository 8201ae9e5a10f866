import { Nearby } from '@delebil/booking-widget'
import { column } from '../layout/layout.css.ts'
import { nativeTexts } from '../native-texts.ts'
import { useSite } from '../site/site-context.ts'
import { UnknownUrlPage } from './unknown-url-page.tsx'

/** The cars around the phone; no such page outside the app. */
export function NearbyPage() {
  const { native } = useSite()
  if (!native) return <UnknownUrlPage />
  return (
    <div className={column}>
      <title>{nativeTexts.nearby}</title>
      <Nearby native={native} />
    </div>
  )
}
