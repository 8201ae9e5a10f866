import { formatInstant } from '@delebil/validation'
import type { Verb } from '../../platform/verb.ts'
import { ownedInvoice } from './owned-invoice.ts'
import * as store from './stores/invoices.ts'

export const listInvoiceLines: Verb<'listInvoiceLines'> = async (_context, { db, caller, input }) => {
  const invoice = await ownedInvoice(db, caller, input.params.id)
  const lines = await store.listInvoiceLines(db, invoice)
  const data = lines.map(({ reservation, ...line }) => ({
    ...line,
    reservation: reservation && {
      ...reservation,
      start: formatInstant(reservation.start),
      end: formatInstant(reservation.end),
    },
  }))
  return { answer: { data } }
}
