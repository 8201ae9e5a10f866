/** One payment as a bank would tell it. */
export type WrittenPayment = {
  /** 'YYYY-MM-DD'. */
  bookedOn: string
  amountOre: number
  kid: string
  payerAccount?: string
  /** Of a giro that somebody filled in by hand. */
  text?: string
}

export type WrittenFile = {
  account: string
  assignment: number
  transmission: number
  payments: readonly WrittenPayment[]
}

const RECORD_LENGTH = 80
const NETS = '00008080'
const CUSTOMER = '00010200'
const AGREEMENT = '001008566'
const WITH_TEXT = '21'
const ELECTRONIC = '13'

const digits = (value: number | string, length: number): string => String(value).padStart(length, '0')
const dayOf = (day: string): string => day.slice(8) + day.slice(5, 7) + day.slice(2, 4)
const record = (...parts: readonly string[]): string => parts.join('').padEnd(RECORD_LENGTH, '0')

const recordsOf = ({ bookedOn, amountOre, kid, payerAccount, text }: WrittenPayment, index: number): string[] => {
  const type = `NY09${text ? WITH_TEXT : ELECTRONIC}`
  const number = digits(index + 1, 7)
  const day = dayOf(bookedOn)
  const sign = amountOre < 0 ? '-' : '0'
  return [
    record(
      type,
      '30',
      number,
      day,
      '00',
      day.slice(0, 2),
      '0',
      '00000',
      sign,
      digits(Math.abs(amountOre), 17),
      kid.padStart(25),
    ),
    record(
      type,
      '31',
      number,
      digits(index + 1, 10),
      digits(9_000_000 + index, 9),
      '0000000',
      day,
      digits(payerAccount ?? 0, 11),
    ),
    ...(text ? [`${type}32${number}${text.padEnd(40)}`.padEnd(RECORD_LENGTH, '0')] : []),
  ]
}

/** An OCR giro file as Nets makes one: a transmission with one assignment. */
export const writeOcr = ({ account, assignment, transmission, payments }: WrittenFile): string => {
  const items = payments.flatMap(recordsOf)
  const days = payments.map(({ bookedOn }) => bookedOn).sort()
  const [first = '2026-01-01', last = first] = [days[0], days.at(-1)]
  const ore = digits(
    payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
    17,
  )
  const count = digits(payments.length, 8)
  return [
    record('NY000010', NETS, digits(transmission, 7), CUSTOMER),
    record('NY090020', AGREEMENT, digits(assignment, 7), account),
    ...items,
    record('NY090088', count, digits(items.length + 2, 8), ore, dayOf(last), dayOf(first), dayOf(last)),
    record('NY000089', count, digits(items.length + 4, 8), ore, dayOf(last)),
    '',
  ].join('\r\n')
}
