import { startOfOsloDay } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMembership } from '../../memberships/stores/memberships.ts'
import { insertAllocations } from '../stores/allocations.ts'
import { findBuyer } from '../stores/buyers.ts'
import { findChargedProduct } from '../stores/charged-products.ts'
import { insertCharge, setChargeState } from '../stores/charges.ts'
import { asClosedMonth } from '../stores/closed-months.ts'
import { insertIncomingPayment } from '../stores/incoming-payments.ts'
import { insertOldInvoice, insertOldLine } from './opening-store.ts'

/** The products that what comes from elsewhere is for, by what a row is. */
export const openingProducts = { INVOICE: 'opening', DEPOSIT: 'deposit', SHARE: 'share' } as const

type Whose = {
  readonly organizationId: number
  readonly membershipId: number
  readonly amountOre: number
  /** When the club goes over, 'YYYY-MM-DD': from then on it stands in the books here. */
  readonly openedOn: string
  readonly at: Date
  readonly by: number | null
  readonly reason: string
}

export type OldBill = Whose & {
  readonly kind: keyof typeof openingProducts
  readonly number: number
  readonly kid: string | null
  readonly invoiceDate: string
  readonly dueDate: string
  readonly description: string
}

/** An invoice that was sent from elsewhere, for what rests of it. Answers its id. Needs a transaction. */
export const bringInvoice = async (tx: Queryable, bill: OldBill): Promise<number> => {
  const { organizationId, membershipId, kind, number, kid, invoiceDate, dueDate, openedOn, amountOre } = bill
  const key = { organizationId, membershipId }
  await lockMembership(tx, organizationId, membershipId)
  const { bankAccount, grouping: _gathered, ...buyer } = await findBuyer(tx, key)
  if (bankAccount === null) throw new Refusal('opening.no-account')
  const product = orRefuse(
    await findChargedProduct(tx, organizationId, { key: openingProducts[kind] }, invoiceDate),
    'opening.no-product',
  )
  const deliveredAt = startOfOsloDay(new Date(`${invoiceDate}T12:00:00Z`))
  const chargeId = await insertCharge(
    tx,
    organizationId,
    {
      membershipId,
      personId: null,
      reservationId: null,
      productId: product.id,
      description: bill.description,
      quantity: 1,
      unit: 'stk',
      unitPriceOre: amountOre,
      grossOre: amountOre,
      // Its VAT was reported where it was sent from.
      vatCode: '7',
      vatPercent: 0,
      vatOre: 0,
      deliveredFrom: deliveredAt,
      deliveredTo: deliveredAt,
      place: null,
      source: 'OPENING',
      tariffId: null,
      reverses: null,
    },
    { at: bill.at, by: bill.by, reason: bill.reason, state: 'held' },
  )
  const made = { ...key, ...buyer, number, kid, invoiceDate, dueDate, openedOn, totalOre: amountOre, bankAccount }
  const id = await insertOldInvoice(tx, made).catch(asClosedMonth)
  await insertOldLine(tx, { organizationId, id }, chargeId)
  await setChargeState(tx, organizationId, [chargeId], 'billed')
  return id
}

type Brought = Whose & { readonly sourceKey: string; readonly text: string; readonly invoiceId: number | null }

/** What was paid elsewhere: for an invoice from there, or to the credit of the membership. Answers the id of the payment. */
export const bringPayment = async (tx: Queryable, paid: Brought): Promise<number> => {
  const { organizationId, membershipId, invoiceId, amountOre, openedOn, at, by, reason } = paid
  await lockMembership(tx, organizationId, membershipId)
  const nothing = { fileId: null, line: null, paymentId: null, kid: null, payerName: null, payerAccount: null }
  const id = orRefuse(
    await insertIncomingPayment(
      tx,
      organizationId,
      {
        ...nothing,
        source: 'OPENING',
        sourceKey: paid.sourceKey,
        bookedOn: openedOn,
        amountOre,
        text: paid.text,
        archiveReference: null,
        finding: 'MATCHED',
        reason,
      },
      { at, by },
    ),
    'opening.read-before',
  )
  const target = invoiceId === null ? ('CREDIT' as const) : ('INVOICE' as const)
  const allocation = { paymentId: id, target, membershipId, invoiceId, offsetId: null, amountOre, reverses: null }
  await insertAllocations(tx, organizationId, [allocation], { on: openedOn, at, by, reason })
  return id
}
