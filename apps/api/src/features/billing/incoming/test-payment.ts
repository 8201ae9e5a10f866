import type { Queryable } from '../../../platform/db/queryable.ts'
import { insertIncomingPayment, type NewIncomingPayment } from '../stores/incoming-payments.ts'

/** Money that came to the test club, and pays nothing yet. Answers its id. */
export const addTestPayment = async (
  tx: Queryable,
  amountOre: number,
  more: Partial<NewIncomingPayment> = {},
): Promise<number> => {
  const made: NewIncomingPayment = {
    source: 'MANUAL',
    fileId: null,
    line: null,
    sourceKey: null,
    paymentId: null,
    bookedOn: '2026-11-20',
    amountOre,
    kid: null,
    payerName: 'Firma AS',
    payerAccount: null,
    text: null,
    archiveReference: null,
    finding: 'NO_KID',
    reason: null,
    ...more,
  }
  const id = await insertIncomingPayment(tx, 1, made, { at: new Date('2026-11-20T09:00:00+01:00'), by: null })
  if (id === undefined) throw new Error('The payment is there already.')
  return id
}
