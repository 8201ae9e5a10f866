import { ReservationPage, Reservations } from '@delebil/booking-widget'
import type { View } from '../widget/view.ts'

/** The person's reservations, or one of them. */
export function OwnReservations({ view }: { readonly view: View }) {
  return view.name === 'reservation' ? <ReservationPage key={view.id} id={view.id} /> : <Reservations />
}
