import { writeOcr } from '../features/incoming-payments/formats/write-ocr.ts'
import type { AdminInput } from './test-admin-site.ts'

/** SQL: a payment that waits, one that is paid to something, one set aside, and one that a bank took back, with the one that it took. */
export const paymentSamples = `
    insert into incoming_payment_file (organization_id, id, format, name, sha256, bytes, reference, payments, amount_ore, read_at)
      values (1, 50, 'OCR', 'ocr-50.txt', '50', '\\x00', '0050', 1, 100, now());
    insert into incoming_payment (organization_id, id, source, booked_on, amount_ore, kid, payer_name, finding, created_at, set_aside)
      values (1, 50, 'MANUAL', current_date - 3, 30000, '00000002000100001', 'Per Firma', 'KID_WRONG', now(), null),
        (1, 51, 'MANUAL', current_date - 3, 20000, null, 'Per Firma', 'NO_KID', now(), null),
        (1, 52, 'MANUAL', current_date - 3, 10000, null, 'Ukjent', 'NO_KID', now(), 'Ingen kjenner den'),
        (1, 53, 'OCR', current_date - 1, -5000, null, null, 'TAKEN_BACK', now(), null),
        (1, 54, 'MANUAL', current_date - 2, 5000, null, 'Per Firma', 'NO_KID', now(), null);
    insert into payment_allocation (organization_id, payment_id, target, membership_id, amount_ore, posted_on, created_at)
      values (1, 51, 'CREDIT', 2, 20000, current_date, now())`

/** A body that writes a payment down. */
export const newPayment = {
  bookedOn: '2026-11-02',
  amountOre: 12_300,
  payerName: 'Per Firma',
  reason: 'Så det på kontoutskriften',
} as const

const file = writeOcr({
  account: '99990100000',
  assignment: 1,
  transmission: 1,
  payments: [{ bookedOn: '2026-11-02', amountOre: 100, kid: '00000002000100008' }],
})
const params = { id: 50 }
const why = 'Snakket med Per'

/** What the calls about payments are asked with. */
export const paymentCalls: Readonly<Record<string, AdminInput>> = {
  'incoming-payments.read-file': { body: { base64Data: Buffer.from(file).toString('base64'), name: 'ocr.txt' } },
  'incoming-payment-files.history': { params },
  'incoming-payments.allocate': { params, body: { invoices: [], creditTo: 2, why } },
  'incoming-payments.take-back': { params: { id: 53 }, body: { paymentId: 54, why } },
  'incoming-payments.repay': { params, body: { receiver: 'Per Firma', account: '8601 11 17947', why } },
  'incoming-payments.undo': { params: { id: 51 }, body: { why } },
  'incoming-payments.set-aside': { params, body: { why } },
  'incoming-payments.take-up': { params: { id: 52 }, body: {} },
}
