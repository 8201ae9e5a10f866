import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts'
import { kroner } from '../ledger/journal-csv.ts'
import type { listApproved } from '../stores/payouts.ts'

const meaning = { CREDIT: 'Til gode', DEPOSIT: 'Depositum', SHARE: 'Andel', EXPENSE: 'Utlegg' } as const

/** What is to be paid, one a line, as the payment pages of banks read it. */
export const bankFile = (seller: string, payouts: Awaited<ReturnType<typeof listApproved>>): string =>
  BYTE_ORDER_MARK +
  [
    csvLine(['Mottaker', 'Kontonummer', 'Beløp', 'Melding', 'Vår referanse']),
    ...payouts.map(({ id, receiver, account, amountOre, kind }) =>
      csvLine([receiver, account, kroner(amountOre), `${seller}: ${meaning[kind]}`, `U${id}`]),
    ),
  ].join('')
