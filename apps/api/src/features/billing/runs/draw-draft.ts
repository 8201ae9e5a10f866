import type { Read } from '@delebil/core-api/admin'
import { vatOfInvoiceLines } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { gatherLines } from '../gather-lines.ts'
import { renderInvoicePdf } from '../invoice-pdf/render-invoice-pdf.ts'
import { listBilledTrips } from '../stores/billing-basis.ts'
import type { RunKey } from '../stores/billing-runs.ts'
import { findBuyer } from '../stores/buyers.ts'
import { listOpenCharges } from '../stores/charges.ts'
import { findLastCharge } from '../stores/run-bills.ts'
import { findSeller } from '../stores/sellers.ts'

type Run = Pick<Read<'billing-runs'>, 'deliveredUntil' | 'invoiceDate' | 'dueDate' | 'reservationId'>

/** A bill of a run as its invoice would be, marked as a draft; undefined where the run has none. */
export const drawDraft = async (
  db: Queryable,
  run: RunKey,
  { deliveredUntil, invoiceDate, dueDate, reservationId }: Run,
  membershipId: number,
): Promise<Buffer | undefined> => {
  const { organizationId } = run
  const key = { organizationId, membershipId }
  const lastChargeId = await findLastCharge(db, run, membershipId)
  if (lastChargeId === undefined) return undefined
  const { bankAccount, ...buyer } = await findBuyer(db, key)
  const open = await listOpenCharges(db, key, deliveredUntil, { lastChargeId, reservationId })
  const ids = open.flatMap((charge) => charge.reservationId ?? [])
  const trips = new Map((await listBilledTrips(db, organizationId, [...new Set(ids)])).map((trip) => [trip.id, trip]))
  const owed = open.map(({ id, reservationId: trip, costCenter = null, ...charge }) => ({
    ...charge,
    costCenter,
    chargeId: id,
    reservation: (trip !== null && trips.get(trip)) || null,
  }))
  const lines = gatherLines(buyer.grouping, owed)
  const vat = vatOfInvoiceLines(lines)
  const sum = (of: 'grossOre' | 'vatOre') => vat.reduce((all, share) => all + share[of], 0)
  const dated = {
    invoiceDate,
    dueDate,
    isPaid: false,
    isCredited: false,
    isWrittenOff: false,
    restOre: 0,
    credits: null,
    runId: run.id,
  }
  const numbered = {
    id: 0,
    number: 0,
    kid: '',
    numberedBy: 'OWN',
    isNumbered: false,
    bankAccount: bankAccount ?? '',
    kind: 'INVOICE',
  } as const
  const invoice = { ...key, ...buyer, ...dated, ...numbered, totalOre: sum('grossOre'), vatOre: sum('vatOre') }
  return renderInvoicePdf({ seller: await findSeller(db, organizationId), invoice, lines, isDraft: true })
}
