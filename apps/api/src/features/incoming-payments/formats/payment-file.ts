import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from '../../../platform/refusal.ts'

/** One payment of a file, as the bank says it. Below zero the bank took money back. */
export type FilePayment = {
  line: number
  sourceKey: string
  /** 'YYYY-MM-DD'. */
  bookedOn: string
  amountOre: number
  kid: string | null
  payerName: string | null
  payerAccount: string | null
  text: string | null
  archiveReference: string | null
}

export type PaymentFile = {
  format: 'OCR' | 'CAMT_054'
  /** The sender's own number of it. */
  reference: string
  /** Every account that it is about, eleven digits each. */
  accounts: readonly string[]
  payments: readonly FilePayment[]
}

/** Refuses a file as a whole, and says where. */
export const refuseFile = (code: ProblemCode, where?: string): Refusal =>
  new Refusal(code, {
    errors: [{ code, message: where ? `${problemText[code]} ${where}` : problemText[code], fieldName: 'file' }],
  })

/** The most øre that one payment can be here. */
const MOST_ORE = 2 ** 31 - 1

/** An amount that can be kept; the file is refused where it cannot. */
export const keptAmount = (ore: number, where: string): number => {
  if (!Number.isSafeInteger(ore) || ore === 0 || Math.abs(ore) > MOST_ORE)
    throw refuseFile('payment-file.line', `${where}: beløpet kan ikke føres.`)
  return ore
}

export const orNull = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim()
  return trimmed ? trimmed : null
}
