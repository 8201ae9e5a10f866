import type { Element } from 'slimdom'
import { childrenOf, find, textAt } from './camt-xml.ts'
import { type FilePayment, keptAmount, orNull, refuseFile } from './payment-file.ts'

const whereOf = (entry: Element): string =>
  `Postering ${textAt(entry, 'NtryRef') ?? textAt(entry, 'AcctSvcrRef') ?? ''}`.trim()

/** Kroner as text in øre: never through a fraction. */
const oreOf = (amount: Element | undefined, where: string): number => {
  const [, kroner, ore = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount?.textContent?.trim() ?? '') ?? []
  if (kroner === undefined) throw refuseFile('payment-file.line', `${where}: beløpet kan ikke leses.`)
  if (amount?.getAttribute('Ccy') !== 'NOK')
    throw refuseFile('payment-file.line', `${where}: beløpet er ikke i kroner.`)
  return Number(kroner) * 100 + Number(ore.padEnd(2, '0'))
}

export const entryAmount = (entry: Element): number => oreOf(find(entry, 'Amt'), whereOf(entry))

const isBooked = (entry: Element): boolean => (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK'

const dayOf = (entry: Element): string => {
  const date = find(entry, 'BookgDt') ?? find(entry, 'ValDt')
  const day = (date && (textAt(date, 'Dt') ?? textAt(date, 'DtTm')))?.slice(0, 10) ?? ''
  if (
    !/^\d{4}-\d\d-\d\d$/.test(day) ||
    Number.isNaN(Date.parse(day)) ||
    new Date(day).toISOString().slice(0, 10) !== day
  )
    throw refuseFile('payment-file.line', `${whereOf(entry)}: datoen mangler eller finnes ikke.`)
  return day
}

/** Above zero what came in, below what a bank took back of that; nothing for what was paid out. */
const signOf = (entry: Element): 1 | -1 | 0 => {
  if (textAt(entry, 'CdtDbtInd') === 'CRDT') return textAt(entry, 'RvslInd') === 'true' ? 0 : 1
  return textAt(entry, 'RvslInd') === 'true' ? -1 : 0
}

const accountIn = (parties: Element | undefined): string | null => {
  const id = parties && find(parties, 'DbtrAcct', 'Id')
  const iban = id && textAt(id, 'IBAN')
  return orNull(iban ? iban.replace(/^NO\d\d/, '') : id && textAt(id, 'Othr', 'Id'))
}

const nameIn = (parties: Element | undefined): string | null =>
  orNull(
    parties &&
      (textAt(parties, 'Dbtr', 'Nm') ?? textAt(parties, 'Dbtr', 'Pty', 'Nm') ?? textAt(parties, 'UltmtDbtr', 'Nm')),
  )

const amountOf = (details: Element, entry: Element): number | undefined => {
  const amount =
    find(details, 'Amt') ?? find(details, 'AmtDtls', 'TxAmt', 'Amt') ?? find(details, 'AmtDtls', 'InstdAmt', 'Amt')
  return amount && oreOf(amount, whereOf(entry))
}

const textsIn = (details: Element): string | null =>
  orNull(
    childrenOf(details, 'RmtInf')
      .flatMap((remittance) => childrenOf(remittance, 'Ustrd'))
      .map(({ textContent }) => textContent?.trim())
      .join(' '),
  )

/** The payments of an entry: each of its details, or the entry itself where it has none. Together they are what the entry is. */
export const paymentsOfEntry = (entry: Element, account: string): Omit<FilePayment, 'line'>[] => {
  const sign = signOf(entry)
  if (sign === 0 || !isBooked(entry)) return []
  const where = whereOf(entry)
  const bookedOn = dayOf(entry)
  const total = entryAmount(entry)
  const all = childrenOf(entry, 'NtryDtls').flatMap((one) => childrenOf(one, 'TxDtls'))
  const details = all.length > 0 ? all : [entry]
  const reference = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? String(total)
  const payments = details.map((one, index): Omit<FilePayment, 'line'> => {
    const own = amountOf(one, entry) ?? (details.length === 1 ? total : undefined)
    if (own === undefined) throw refuseFile('payment-file.line', `${where}: en innbetaling har ikke beløp.`)
    const parties = find(one, 'RltdPties')
    const tx = textAt(one, 'Refs', 'AcctSvcrRef') ?? textAt(one, 'Refs', 'TxId') ?? ''
    return {
      sourceKey: `camt ${account} ${bookedOn} ${reference} ${tx} ${index + 1}`,
      bookedOn,
      amountOre: sign * keptAmount(own, where),
      kid: orNull(textAt(one, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')),
      payerName: nameIn(parties),
      payerAccount: accountIn(parties),
      text: textsIn(one),
      archiveReference: orNull(tx) ?? orNull(textAt(entry, 'AcctSvcrRef')),
    }
  })
  const sum = payments.reduce((ore, { amountOre }) => ore + Math.abs(amountOre), 0)
  if (sum !== total)
    throw refuseFile(
      'payment-file.sum',
      `${where} er på ${(total / 100).toFixed(2)}; innbetalingene i den er ${(sum / 100).toFixed(2)}.`,
    )
  return payments
}
