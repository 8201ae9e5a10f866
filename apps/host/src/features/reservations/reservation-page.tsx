import { ReservationPage as Reservation } from '@delebil/booking-widget'
import { useParams } from 'react-router'
import { nameTexts } from '../../site/name-texts.ts'
import { DocumentTitle } from '../../site/page/document-head.tsx'
import { column } from '../../site/page/frame.css.ts'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'

/** One reservation; an address whose id cannot be one is an unknown address. */
export function ReservationPage() {
  const { id = '' } = useParams()
  if (!/^[1-9]\d{0,14}$/.test(id)) return <UnknownUrlPage />
  return (
    <div className={column}>
      <DocumentTitle>{nameTexts.reservation}</DocumentTitle>
      <Reservation id={Number(id)} />
    </div>
  )
}
