import type { InvoiceLine } from '@delebil/core-api'
import { Link } from 'react-aria-components'
import { paths } from '../../site/paths.ts'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

/** What a trip on a bill is called. */
export function tripNameOf(reservation: InvoiceLine['reservation']): string {
  return reservation ? invoiceTexts.trip(reservation.reservationNumber, reservation.carNumber) : invoiceTexts.otherLines
}

/** The heading over the lines of a trip, which leads to it; or over those of no trip. */
export function TripName({ reservation }: { readonly reservation: InvoiceLine['reservation'] }) {
  const name = tripNameOf(reservation)
  return (
    <h3 className={css.trip}>
      {reservation ? (
        <Link href={paths.reservation(reservation.id)} className={css.tripLink}>
          {name}
        </Link>
      ) : (
        name
      )}
    </h3>
  )
}
