import { SharedReservation } from '@delebil/booking-widget'
import { useParams } from 'react-router'
import { nameTexts } from '../../site/name-texts.ts'
import { DocumentMeta, DocumentTitle } from '../../site/page/document-head.tsx'
import { column } from '../../site/page/frame.css.ts'

/** A reservation that somebody shared: no log-in, and nothing for search engines. */
export function SharedPage() {
  const { id = '' } = useParams()
  return (
    <div className={column}>
      <DocumentTitle>{nameTexts.shared}</DocumentTitle>
      <DocumentMeta name="robots" content="noindex, nofollow" />
      <DocumentMeta name="referrer" content="no-referrer" />
      <SharedReservation id={id} />
    </div>
  )
}
