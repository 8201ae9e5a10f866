import { invoiceGroupings, invoiceKinds, invoiceStates, priceUnits } from '@delebil/validation'
import * as v from 'valibot'
import { id, instantText, ore } from '../primitives.ts'

const isoDate = v.pipe(v.string(), v.isoDate())

/** An invoice as the owner of its membership sees it. */
export const invoice = v.object({
  id,
  /** Counted per organisation, without gaps. */
  number: v.number(),
  membershipId: id,
  organizationId: id,
  kind: v.picklist(invoiceKinds),
  state: v.picklist(invoiceStates),
  invoiceDate: isoDate,
  dueDate: isoDate,
  totalOre: ore,
  /** What is still to be paid of it. */
  restOre: ore,
  /** The VAT inside `totalOre`. */
  vatOre: ore,
  /** As text: it begins with zeros. */
  kid: v.string(),
  bankAccount: v.string(),
  /** By what its lines are gathered; a file of them comes along where they are. */
  grouping: v.picklist(invoiceGroupings),
})
export type Invoice = v.InferOutput<typeof invoice>

const billedTrip = v.object({
  id,
  reservationNumber: v.number(),
  start: instantText,
  end: instantText,
  carNumber: v.number(),
})

/** A trip that is on no invoice before somebody says how far it went; `totalOre` is what it comes to without its kilometres. */
export const waitingTrip = v.object({ reservation: billedTrip, totalOre: ore })
export type WaitingTrip = v.InferOutput<typeof waitingTrip>

const lineEntries = {
  productNumber: v.string(),
  description: v.string(),
  quantity: v.number(),
  unit: v.picklist(priceUnits),
  unitPriceOre: ore,
  vatCode: v.string(),
  vatPercent: v.number(),
  vatOre: ore,
  grossOre: ore,
  reservation: v.nullable(billedTrip),
}

/** One line of an invoice, with the trip that it is about. `groupName`: the driver or the cost centre, where lines are gathered and it is of one. */
export const invoiceLine = v.object({ ...lineEntries, groupName: v.nullable(v.string()) })
export type InvoiceLine = v.InferOutput<typeof invoiceLine>

/** What an owner said is wrong with a line, and what the club answered; no outcome while it waits. */
export const lineDispute = v.object({
  text: v.string(),
  raisedAt: instantText,
  /** When an answer is due. */
  dueAt: instantText,
  outcome: v.nullable(v.picklist(['KEPT', 'CORRECTED'])),
  answer: v.nullable(v.string()),
})
export type LineDispute = v.InferOutput<typeof lineDispute>

/** A line that is on no invoice yet, how it came to be, and what was said about it. */
export const openLine = v.object({
  id,
  ...lineEntries,
  /** Kept off the next invoice until the club has answered. */
  isHeld: v.boolean(),
  /** On the invoice that is being drafted. */
  isDrafted: v.boolean(),
  delivered: instantText,
  place: v.nullable(v.string()),
  tariff: v.nullable(v.string()),
  tariffFrom: v.nullable(instantText),
  /** Why staff made it. */
  reason: v.nullable(v.string()),
  disputes: v.array(lineDispute),
})
export type OpenLine = v.InferOutput<typeof openLine>
