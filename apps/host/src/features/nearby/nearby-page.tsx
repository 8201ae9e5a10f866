import { Nearby } from '@delebil/booking-widget'
import { useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { DocumentTitle } from '../../site/page/document-head.tsx'
import { column } from '../../site/page/frame.css.ts'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'

/** The cars around the phone; no such page outside the app. */
export function NearbyPage() {
  const { native } = useSite()
  if (!native) return <UnknownUrlPage />
  return (
    <div className={column}>
      <DocumentTitle>{nameTexts.nearby}</DocumentTitle>
      <Nearby native={native} />
    </div>
  )
}
