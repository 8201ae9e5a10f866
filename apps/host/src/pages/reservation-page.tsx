import { ReservationPage as Reservation } from '@delebil/booking-widget'
import { useParams } from 'react-router'
import { column } from '../layout/layout.css.ts'
import { texts } from '../texts.ts'
import { UnknownUrlPage } from './unknown-url-page.tsx'

/** One reservation; an address whose id cannot be one is an unknown address. */
export function ReservationPage() {
  const { id = '' } = useParams()
  if (!/^[1-9]\d{0,14}$/.test(id)) return <UnknownUrlPage />
  return (
    <div className={column}>
      <title>{texts.headings.reservation}</title>
      <Reservation id={Number(id)} />
    </div>
  )
}
