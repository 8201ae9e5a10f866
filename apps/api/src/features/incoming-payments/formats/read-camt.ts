import { type Document, type Element, parseXmlDocument } from 'slimdom'
import { entryAmount, paymentsOfEntry } from './camt-entry.ts'
import { childrenOf, find, textAt } from './camt-xml.ts'
import { type PaymentFile, refuseFile } from './payment-file.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.054.001.'

export const isCamt = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>)?\s*(<!--[\s\S]*?-->\s*)*<(\w+:)?Document[\s>]/.test(text)

const parse = (text: string): Document => {
  // A bank writes none; entities of one can make a small file endless.
  if (/<!DOCTYPE/i.test(text)) throw refuseFile('payment-file.unknown-format')
  try {
    return parseXmlDocument(text)
  } catch {
    throw refuseFile('payment-file.cut')
  }
}

/** Eleven digits of a Norwegian account, however it is written. */
const accountOf = (notification: Element): string => {
  const account = find(notification, 'Acct', 'Id')
  const iban = account && textAt(account, 'IBAN')
  const own = account && textAt(account, 'Othr', 'Id')
  return (iban ? iban.replace(/^NO\d\d/, '') : (own ?? '')).replace(/[\s.]/g, '')
}

const checkSummary = (notification: Element, entries: readonly Element[]): void => {
  const summary = find(notification, 'TxsSummry')
  if (summary === undefined) return
  const totals: readonly (readonly [string, readonly Element[]])[] = [
    ['TtlNtries', entries],
    ['TtlCdtNtries', entries.filter((entry) => textAt(entry, 'CdtDbtInd') === 'CRDT')],
    ['TtlDbtNtries', entries.filter((entry) => textAt(entry, 'CdtDbtInd') === 'DBIT')],
  ]
  for (const [name, of] of totals) {
    const stated = find(summary, name)
    if (stated === undefined) continue
    const [count, sum] = [textAt(stated, 'NbOfNtries'), textAt(stated, 'Sum')]
    const ore = of.reduce((total, entry) => total + entryAmount(entry), 0)
    if (
      (count !== undefined && Number(count) !== of.length) ||
      (sum !== undefined && Math.round(Number(sum) * 100) !== ore)
    )
      throw refuseFile(
        'payment-file.sum',
        `Filen sier ${count ?? of.length} posteringer på ${sum ?? ''}; det er ${of.length} på ${(ore / 100).toFixed(2)}.`,
      )
  }
}

/**
 * Reads a camt.054 notification whole: what was booked to the account, payment by payment. What was paid out is left out; what a bank took
 * back of what came in is below zero.
 */
export const readCamt = (text: string): PaymentFile => {
  const root = parse(text).documentElement
  const message = root ? find(root, 'BkToCstmrDbtCdtNtfctn') : undefined
  if (!root?.namespaceURI?.startsWith(NAMESPACE) || message === undefined)
    throw refuseFile('payment-file.unknown-format')
  const notifications = childrenOf(message, 'Ntfctn')
  if (notifications.length === 0) throw refuseFile('payment-file.cut')
  let line = 0
  const payments = notifications.flatMap((notification) => {
    const entries = childrenOf(notification, 'Ntry')
    checkSummary(notification, entries)
    const account = accountOf(notification)
    return entries.flatMap((entry) =>
      paymentsOfEntry(entry, account).map((payment) => {
        line += 1
        return { ...payment, line }
      }),
    )
  })
  return {
    format: 'CAMT_054',
    reference: textAt(message, 'GrpHdr', 'MsgId') ?? '',
    accounts: [...new Set(notifications.map(accountOf))],
    payments,
  }
}
