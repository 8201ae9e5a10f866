import { ReservationPage as Reservation } from '@delebil/booking-widget'
import { useParams } from 'react-router'
import { column } from '../../site/page/frame.css.ts'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'
import { pageNames } from '../../site/page-names.ts'

/** One reservation; an address whose id cannot be one is an unknown address. */
export function ReservationPage() {
  const { id = '' } = useParams()
  if (!/^[1-9]\d{0,14}$/.test(id)) return <UnknownUrlPage />
  return (
    <div className={column}>
      <title>{pageNames.reservation}</title>
      <Reservation id={Number(id)} />
    </div>
  )
}
