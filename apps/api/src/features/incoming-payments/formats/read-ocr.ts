import { at, dayAt, kindOf, numberAt, type OcrRecord, readRecords } from './ocr-records.ts'
import { type FilePayment, keptAmount, orNull, type PaymentFile, refuseFile } from './payment-file.ts'

type Assignment = {
  readonly start: OcrRecord
  readonly account: string
  readonly number: string
  readonly payments: FilePayment[]
}
type Stated = { payments: number; ore: number }
type Sum = { payments: number; records: number; ore: number; absoluteOre: number }

/** An end of a transmission has its sums and its day. */
const END_LENGTH = 47

const cut = () => refuseFile('payment-file.cut')
const wrongLine = ({ line }: OcrRecord, why: string) => refuseFile('payment-file.line', `Linje ${line}: ${why}`)

/** The file is made of records as Nets makes them. */
export const isOcr = (text: string): boolean => text.trimStart().startsWith('NY')

const firstItem = (record: OcrRecord, { account, number }: Assignment): FilePayment => {
  const sign = at(record, 32, 32)
  if (sign !== '-' && sign !== '0' && sign !== ' ') throw wrongLine(record, 'fortegnet er ukjent.')
  const ore = numberAt(record, 33, 49)
  const transaction = at(record, 9, 15)
  const bookedOn = dayAt(record, 16)
  return {
    line: record.line,
    sourceKey: `ocr ${account} ${number} ${bookedOn} ${transaction}`,
    bookedOn,
    amountOre: keptAmount(sign === '-' ? -ore : ore, `Linje ${record.line}`),
    kid: orNull(at(record, 50, 74)),
    payerName: null,
    payerAccount: null,
    text: null,
    archiveReference: null,
  }
}

/** What the second and third record of a payment add to it. */
const addItem = (record: OcrRecord, payment: FilePayment): void => {
  const account = at(record, 48, 58)
  if (kindOf(record).record === '31') {
    payment.archiveReference = orNull(at(record, 26, 34))
    payment.payerAccount = /^\d{11}$/.test(account) && Number(account) > 0 ? account : null
  } else payment.text = orNull(at(record, 16, 55))
}

const addUp = (payments: readonly FilePayment[], records: number): Sum => ({
  payments: payments.length,
  records,
  ore: payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
  absoluteOre: payments.reduce((sum, { amountOre }) => sum + Math.abs(amountOre), 0),
})

// Whether what a bank took back counts below zero in the sum differs between descriptions of the layout; nothing else may.
const checkSum = (record: OcrRecord, sum: Sum, others: Stated = { payments: 0, ore: 0 }): void => {
  const stated = {
    payments: numberAt(record, 9, 16) - others.payments,
    records: numberAt(record, 17, 24),
    ore: numberAt(record, 25, 41) - others.ore,
  }
  if (
    stated.payments === sum.payments &&
    stated.records === sum.records &&
    [sum.ore, sum.absoluteOre].includes(stated.ore)
  )
    return
  const kroner = (ore: number) => (ore / 100).toFixed(2).replace('.', ',')
  throw refuseFile(
    'payment-file.sum',
    `Linje ${record.line} sier ${stated.payments} innbetalinger på ${kroner(stated.ore)} kr i ${stated.records} linjer; det er ${sum.payments} på ${kroner(sum.ore)} kr i ${sum.records}.`,
  )
}

const takeRecord = (record: OcrRecord, assignment: Assignment): void => {
  const { service, record: type } = kindOf(record)
  if (type === '20' || type === '89') throw cut()
  if (service !== '09') throw wrongLine(record, 'hører ikke hjemme i et OCR-oppdrag.')
  const last = assignment.payments.at(-1)
  if (type === '30') assignment.payments.push(firstItem(record, assignment))
  else if ((type === '31' || type === '32') && last?.sourceKey.endsWith(` ${at(record, 9, 15)}`)) addItem(record, last)
  else throw wrongLine(record, 'er ukjent, eller hører til en annen innbetaling.')
}

/** The assignment that begins at `from`, and where the next record is. */
const readAssignment = (records: readonly OcrRecord[], from: number): { assignment: Assignment; next: number } => {
  const start = records[from] as OcrRecord
  const assignment: Assignment = { start, number: at(start, 18, 24), account: at(start, 25, 35), payments: [] }
  numberAt(start, 18, 35)
  for (let index = from + 1; index < records.length; index += 1) {
    const record = records[index] as OcrRecord
    if (kindOf(record).record === '88') {
      checkSum(record, addUp(assignment.payments, index - from + 1))
      return { assignment, next: index + 1 }
    }
    takeRecord(record, assignment)
  }
  throw cut()
}

/** Passes over an assignment of another service, such as agreements of AvtaleGiro; answers where the next record is. */
const skipAssignment = (records: readonly OcrRecord[], from: number, others: Stated): number => {
  const end = records.findIndex((record, index) => index > from && kindOf(record).record === '88')
  if (end === -1) throw cut()
  const record = records[end] as OcrRecord
  others.payments += numberAt(record, 9, 16)
  others.ore += numberAt(record, 25, 41)
  return end + 1
}

/**
 * Reads an OCR giro file whole: transmission, assignments, payments of up to three records. Refused, and nothing of it kept, is one that
 * was cut, does not add up, or has a line that cannot be read.
 */
export const readOcr = (text: string): PaymentFile => {
  const records = readRecords(text)
  const [start, second] = records
  const end = records.at(-1)
  if (start === undefined || second === undefined || kindOf(start).record !== '10') throw cut()
  if (end === undefined || kindOf(end).record !== '89' || end.text.trimEnd().length < END_LENGTH) throw cut()
  const assignments: Assignment[] = []
  const others: Stated = { payments: 0, ore: 0 }
  let index = 1
  while (index < records.length - 1) {
    const record = records[index] as OcrRecord
    const { service, record: type } = kindOf(record)
    if (type !== '20') throw wrongLine(record, 'et oppdrag skulle begynt her.')
    if (service === '09') {
      const read = readAssignment(records, index)
      assignments.push(read.assignment)
      index = read.next
    } else index = skipAssignment(records, index, others)
  }
  const payments = assignments.flatMap((one) => one.payments)
  checkSum(end, addUp(payments, records.length), others)
  return {
    format: 'OCR',
    reference: at(start, 17, 23),
    accounts: [...new Set(assignments.map(({ account }) => account))],
    payments,
  }
}
