import { createHash } from 'node:crypto'
import { osloDateText } from '@delebil/validation/time'
import { Refusal } from '../../../platform/refusal.ts'
import {
  lookAtRows,
  type Match,
  type PaymentRow,
  takeBackRow,
  takeInRow,
  versionOf,
} from '../../incoming-payments/take-in-rows.ts'
import { failed, type Obstacle } from '../cells/obstacle.ts'
import type { Importing, ImportType, ReadRow } from './import-type.ts'
import { paymentColumns } from './payment-columns.ts'
import { digestOf, obstacleOf, type RecordPlan, writeRecords } from './records/record-plan.ts'
import { textAt } from './records/record-type.ts'

const digits = (text: string | undefined): string | null => text?.replace(/\D/g, '') || null

const rowOf = (row: ReadRow): PaymentRow => {
  const seen = {
    bookedOn: textAt(row, 'bookedOn') ?? '',
    amountOre: row.values['amount'] as number,
    kid: textAt(row, 'kid')?.replace(/\s/g, '') ?? null,
    payerName: textAt(row, 'payerName') ?? null,
    payerAccount: digits(textAt(row, 'payerAccount')),
    text: textAt(row, 'text') ?? null,
    archiveReference: textAt(row, 'reference') ?? null,
  }
  const { archiveReference, ...rest } = seen
  const own = archiveReference === null ? rest : [seen.bookedOn, seen.amountOre, archiveReference]
  const made = createHash('md5').update(JSON.stringify(own)).digest('hex')
  return { ...seen, sourceKey: textAt(row, 'sourceKey') ?? `import-${made}` }
}

const wrong = (row: PaymentRow, toAccount: string | null, account: string | null, now: Date): Obstacle | undefined => {
  if (row.amountOre === 0)
    return failed('amount', 'En innbetaling på 0 kroner er ingen innbetaling.', { field: 'amount' })
  if (row.bookedOn > osloDateText(now)) return failed('future', 'Dagen har ikke vært ennå.', { field: 'bookedOn' })
  if (toAccount !== null && toAccount !== account)
    return failed('refused', `Kontoen i fila er ${toAccount}. Den er ikke klubbens.`, { field: 'toAccount' })
  return undefined
}

const waits: Readonly<Record<Match['finding'], string>> = {
  MATCHED: 'Betaler fakturaen med denne KID-en',
  NO_KID: 'Uten KID: venter i Innbetalinger',
  KID_WRONG: 'KID går ikke opp: venter i Innbetalinger',
  KID_UNKNOWN: 'Ukjent KID: venter i Innbetalinger',
  PAID_ALREADY: 'Fakturaen er betalt: venter i Innbetalinger',
  DUPLICATE: 'Betalt to ganger: venter i Innbetalinger',
  CREDITED: 'Fakturaen er kreditert: venter i Innbetalinger',
  TAKEN_BACK: 'Tatt tilbake av banken: venter i Innbetalinger',
}

const planOf = (rowNumber: number, row: PaymentRow, match: Match): RecordPlan => ({
  rowNumber,
  digest: digestOf([row, match.finding, match.invoice?.id, match.paidOre, match.creditOre]),
  amountOre: row.amountOre,
  personId: null,
  carId: null,
  note: waits[match.finding],
  make: async ({ tx, organizationId, fileName, now, writing }) => {
    const reason = `Filimport: ${fileName}, rad ${rowNumber}`
    const key = await takeInRow(tx, organizationId, row, reason, { at: now, by: writing.call.caller.personId })
    return [{ kind: 'incoming-payment', id: key.id, before: { version: await versionOf(tx, key) } }]
  },
})

const look = async ({ tx, organizationId, now }: Importing, rows: readonly PaymentRow[]) => {
  try {
    return await lookAtRows(tx, organizationId, rows, now)
  } catch (error) {
    if (error instanceof Refusal) return obstacleOf(error)
    throw error
  }
}

/** Money that came in, from a bank's own files or a spreadsheet: it stands in Innbetalinger as if read in there. */
export const paymentsType: ImportType<RecordPlan> = {
  key: 'payments',
  effect: 'Hver rad blir en innbetaling. Den betaler fakturaen med samme KID; resten venter i Innbetalinger.',
  columns: paymentColumns,
  keyOf: (row) => rowOf({ rowNumber: 0, values: row, answer: null }).sourceKey,
  plan: async (importing, rows) => {
    const payments = rows.map(rowOf)
    const found = await look(importing, payments)
    if ('problem' in found) return new Map(rows.map(({ rowNumber }) => [rowNumber, found]))
    const { account, known, matches } = found
    return new Map(
      rows.map((row, at): [number, RecordPlan | Obstacle] => {
        const [payment, match] = [payments[at], matches[at]]
        if (!payment || !match) return [row.rowNumber, failed('refused', 'Raden kan ikke leses.')]
        if (known.has(payment.sourceKey))
          return [row.rowNumber, { state: 'EQUAL', problem: 'alreadyRead', text: 'Står i Innbetalinger alt.' }]
        const obstacle = wrong(payment, digits(textAt(row, 'toAccount')), account, importing.now)
        return [row.rowNumber, obstacle ?? planOf(row.rowNumber, payment, match)]
      }),
    )
  },
  write: writeRecords,
  undo: async ({ tx, organizationId, now, writing }, effects) => {
    const when = { at: now, by: writing.call.caller.personId }
    try {
      for (const { id, before } of effects)
        await takeBackRow(tx, { organizationId, id }, (before as { version: number }).version, when)
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('import.in-use') : error
    }
  },
}
