import { Refusal } from '../../../platform/refusal.ts'
import { isCamt } from '../../incoming-payments/formats/read-camt.ts'
import { isOcr } from '../../incoming-payments/formats/read-ocr.ts'
import { readPaymentFile } from '../../incoming-payments/formats/read-payment-file.ts'
import type { Bytes } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'

export type BankReading = { readonly format: 'bank'; readonly kind: 'OCR' | 'camt.054' }

/** What the columns of a bank's own file are called here, where it is read as a table. */
export const bankHeads = {
  bookedOn: 'Bokført',
  amount: 'Beløp',
  kid: 'KID',
  payerName: 'Betaler',
  payerAccount: 'Fra konto',
  text: 'Melding',
  reference: 'Arkivreferanse',
  toAccount: 'Til konto',
  sourceKey: 'Bankens nøkkel',
} as const

/** A bank writes none that are larger, and such a file is read whole. */
const mostBytes = 20 * 1024 * 1024

/** A bank's own file by how it begins. */
export const lookAtBankFile = async (bytes: Bytes): Promise<BankReading | undefined> => {
  for await (const piece of bytes()) {
    const start = Buffer.from(piece.subarray(0, 4000)).toString('latin1')
    if (/^NY00/.test(start) && isOcr(start)) return { format: 'bank', kind: 'OCR' }
    return isCamt(start) ? { format: 'bank', kind: 'camt.054' } : undefined
  }
  return undefined
}

const wholeOf = async (bytes: Bytes): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes()) {
    length += piece.length
    if (length > mostBytes) throw new FileProblem('import.too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const kroner = (ore: number): string => {
  const written = String(Math.abs(ore)).padStart(3, '0')
  return `${ore < 0 ? '-' : ''}${written.slice(0, -2)},${written.slice(-2)}`
}

/** The payments of a bank's file as rows under our own heads. One that does not add up is refused whole, as the bank's files are. */
export async function* readBankFile(bytes: Bytes): AsyncGenerator<string[]> {
  const whole = await wholeOf(bytes)
  yield Object.values(bankHeads)
  try {
    const { accounts, payments } = readPaymentFile(whole)
    const [account = ''] = accounts
    for (const { bookedOn, amountOre, kid, payerName, payerAccount, text, archiveReference, sourceKey } of payments)
      yield [
        ...[bookedOn, kroner(amountOre), kid ?? '', payerName ?? '', payerAccount ?? '', text ?? ''],
        ...[archiveReference ?? '', accounts.length === 1 ? account : '', sourceKey],
      ]
  } catch (error) {
    if (error instanceof Refusal) throw new FileProblem(error.code)
    throw error
  }
}
