import { directDebitDeadline, firstDirectDebitDue } from '@delebil/validation'
import { formatDate, formatDateTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import type { RunBill } from '../stores/run-bills.ts'
import type { Seller } from '../stores/sellers.ts'
import { type Breach, buyerRules } from './buyer-rules.ts'
import type { ProofTerms } from './proof-terms.ts'

type Bill = RunBill
type BillRule = {
  readonly name: string
  readonly breach: (bill: Bill, seller: Seller, terms: ProofTerms) => Breach | undefined
}

const sumOf = (bill: Bill, key: 'grossOre' | 'vatOre') => bill.vat.reduce((sum, share) => sum + share[key], 0)
const said = (text: string | undefined): Breach | undefined => (text === undefined ? undefined : { text, fields: [] })
const has = (count: number, text: string): Breach | undefined => (count === 0 ? undefined : { text, fields: [] })

/** What each bill must hold to, by the law, by the bank, by EHF and by arithmetic. */
export const billRules = {
  'run.as-drafted': {
    name: 'Som i utkastet',
    breach: ({ isAsDrafted }) =>
      isAsDrafted
        ? undefined
        : { text: 'Linjene er endret etter at utkastet ble laget. Ta dem med på nytt.', fields: [] },
  },
  ...buyerRules,
  'delivery.place': {
    name: 'Sted for levering',
    breach: ({ placeless }) => has(placeless, 'En tur mangler sted for levering.'),
  },
  'line.text': {
    name: 'Hva som er levert',
    breach: ({ textless }) => has(textless, 'En linje sier ikke hva den gjelder.'),
  },
  'vat.rate': {
    name: 'MVA-sats på leveringsdagen',
    breach: ({ wrongRate }) => has(wrongRate, 'En linje har en MVA-sats som ikke gjaldt på leveringsdagen.'),
  },
  'vat.amount': {
    name: 'MVA til øret',
    breach: ({ wrongVat }) => has(wrongVat, 'MVA på en linje er ikke det satsen gir.'),
  },
  'vat.registered': {
    name: 'MVA bare fra registrert klubb',
    breach: (bill, seller) =>
      seller.isVatRegistered || bill.vat.every(({ vatOre }) => vatOre === 0)
        ? undefined
        : { text: 'Klubben er ikke MVA-registrert, men en linje har MVA.', fields: [] },
  },
  'vat.outlay': {
    name: 'Utlegg uten gebyr',
    breach: ({ feesOnOutlays }) => has(feesOnOutlays, 'Et gebyr på samme passering gjør hele utlegget avgiftspliktig.'),
  },
  'books.customer': {
    name: 'Kunden i Tripletex',
    breach: ({ membershipId }, _seller, { books }) => said(books?.customers.get(membershipId)),
  },
  'books.product': {
    name: 'Produktene i Tripletex',
    breach: ({ products }, _seller, { books }) =>
      said(products.map((number) => books?.products.get(number)).find(Boolean)),
  },
  'direct-debit.lead-time': {
    name: 'AvtaleGiro i tide',
    breach: ({ isDirectDebited, wantsNotice, dueDate }, _seller, { directDebit }) => {
      if (!isDirectDebited || directDebit === null) return undefined
      const { leadDays, isBankNotifying, sentAt } = directDebit
      const terms = { leadDays, isNotifiedByBank: isBankNotifying && wantsNotice }
      const deadline = directDebitDeadline(dueDate, terms)
      if (sentAt <= deadline) return undefined
      const first = parseInstant(`${firstDirectDebitDue(sentAt, dueDate, terms)}T12:00:00Z`)
      const notice = terms.isNotifiedByBank ? ' med varsel fra banken' : ''
      const text = `AvtaleGiro${notice} med dette forfallet måtte være i banken ${formatDateTime(deadline)}. Første forfall som rekker, er ${first && formatDate(first)}`
      return { text, fields: [] }
    },
  },
  'sum.not-negative': {
    name: 'Sum over null',
    breach: ({ grossOre }) =>
      grossOre >= 0
        ? undefined
        : { text: 'Summen er under null. Krediter fakturaen som linjene retter, eller betal ut utlegget.', fields: [] },
  },
  'sum.codes': {
    name: 'Sum per MVA-kode',
    breach: (bill) =>
      !bill.isAsDrafted || (sumOf(bill, 'grossOre') === bill.grossOre && sumOf(bill, 'vatOre') === bill.vatOre)
        ? undefined
        : { text: 'Summen per MVA-kode er en annen enn fakturaens.', fields: [] },
  },
} as const satisfies Readonly<Record<string, BillRule>>

export type BillRuleKey = keyof typeof billRules

/** What is wrong with a bill, rule by rule; nothing where it can be sent. */
export const breachesOf = (
  bill: Bill,
  seller: Seller,
  terms: ProofTerms,
): { rule: BillRuleKey; text: string; fields: Breach['fields'] }[] =>
  Object.entries<BillRule>(billRules).flatMap(([rule, { breach }]) => {
    const found = breach(bill, seller, terms)
    return found === undefined ? [] : [{ rule: rule as BillRuleKey, ...found }]
  })
