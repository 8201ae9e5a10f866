import { osloDateText } from '@delebil/validation/time'
import { creditInvoice } from '../features/billing/credit-invoice.ts'
import { correctCharge } from '../features/billing/disputes/correct-charge.ts'
import { allocatePayment } from '../features/billing/incoming/allocate-payment.ts'
import { lockCharge } from '../features/billing/stores/charges.ts'
import { insertIncomingPayment } from '../features/billing/stores/incoming-payments.ts'
import { findInvoiceOf, type Invoice } from '../features/billing/stores/invoices.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { type SeedOrg, seedOrgs } from './seed-orgs.ts'

// The log-ins' own bills stay as they are.
const isOthers = 'i.membership_id % 1000 > 3'

const findInvoice = async (tx: Queryable, org: SeedOrg, is: string, at: number): Promise<Invoice | undefined> => {
  const found = await tx.oneRow<{ id: number }>(
    `select i.id from invoice i where i.organization_id = $1 and i.kind = 'INVOICE' and i.credited_at is null and i.total_ore > 20000
       and ${isOthers} and ${is} order by i.number desc limit 1 offset $2`,
    [org.id, at],
  )
  return found && findInvoiceOf(tx, { organizationId: org.id, id: found.id })
}

/** Who paid too little: half of what they owe is there. */
const payInPart = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const invoice = await findInvoice(tx, org, 'i.paid_at is null', 2)
  if (invoice === undefined) return
  const amountOre = Math.floor(invoice.totalOre / 200) * 100
  const at = { at: today, by: demoLogins.accountant.id }
  const bookedOn = osloDateText(today)
  const made = {
    ...({ source: 'MANUAL', fileId: null, line: null, sourceKey: `seed-part-${invoice.id}`, paymentId: null } as const),
    ...{ bookedOn, amountOre, kid: invoice.kid, payerName: invoice.customerName, payerAccount: null, text: null },
    ...({ archiveReference: null, finding: 'MATCHED', reason: null } as const),
  }
  const id = await insertIncomingPayment(tx, org.id, made, at)
  if (id === undefined) return
  const part = { target: 'INVOICE', membershipId: invoice.membershipId, invoiceId: invoice.id, amountOre } as const
  await allocatePayment(tx, { organizationId: org.id, id }, [part], { on: bookedOn, ...at })
}

/** One bill was right for somebody else, and one is billed anew: a credit note for each. */
const creditTwo = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const asked = { personId: demoLogins.accountant.id, at: today }
  const unpaid = await findInvoice(tx, org, 'i.paid_at is null', 4)
  if (unpaid) await creditInvoice(tx, unpaid, { ...asked, isBilledAnew: true, why: 'Feil adresse på fakturaen' })
  const paid = await findInvoice(tx, org, 'i.paid_at is not null', 6)
  if (paid) await creditInvoice(tx, paid, { ...asked, isBilledAnew: false, why: 'Turen var klubbens egen' })
}

/** What was billed was wrong: the right amount goes on the next bill, with what takes the old one back. */
const correctBilled = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const wrong = await tx.oneRow<{ id: number; grossOre: number }>(
    `select c.id::int as id, c.gross_ore as "grossOre" from charge c join invoice_line l on (l.organization_id, l.charge_id) = (c.organization_id, c.id)
     join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id)
     where c.organization_id = $1 and c.state = 'billed' and c.source = 'PRICE' and c.gross_ore > 10000 and i.credited_at is null and ${isOthers}
     order by c.delivered_to desc, c.id limit 1 offset 30`,
    [org.id],
  )
  if (wrong === undefined) return
  const grossOre = Math.floor(wrong.grossOre / 200) * 100
  const asked = { grossOre, why: 'Bilen ble levert før tiden', personId: demoLogins.accountant.id, at: today }
  await correctCharge(tx, org.id, await lockCharge(tx, org.id, wrong.id), asked)
}

/** What goes otherwise than it should with bills that were sent, in both clubs. */
export const seedCorrections = async (tx: Queryable, today: Date): Promise<void> => {
  for (const org of seedOrgs) {
    await payInPart(tx, org, today)
    await creditTwo(tx, org, today)
    await correctBilled(tx, org, today)
  }
}
