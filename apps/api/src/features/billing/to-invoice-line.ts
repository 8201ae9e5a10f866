import type { InvoiceLine } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'
import type { StoredInvoiceLine } from './stores/invoices.ts'

/** A line of an invoice as it is answered. */
export const toInvoiceLine = ({
  chargeId: _,
  deliveredFrom: _from,
  deliveredTo: _to,
  place: _place,
  driver: _driver,
  costCenter: _costCenter,
  reservation,
  ...line
}: StoredInvoiceLine): InvoiceLine => ({
  ...line,
  reservation: reservation && {
    ...reservation,
    start: formatInstant(reservation.start),
    end: formatInstant(reservation.end),
  },
})
