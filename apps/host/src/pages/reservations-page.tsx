import { Reservations } from '@delebil/booking-widget'
import { column } from '../layout/layout.css.ts'
import { texts } from '../texts.ts'

export function ReservationsPage() {
  return (
    <div className={column}>
      <title>{texts.headings.reservations}</title>
      <Reservations />
    </div>
  )
}
