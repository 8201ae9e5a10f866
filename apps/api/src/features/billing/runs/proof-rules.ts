import { checkEmails, parseOrganizationNumber } from '@delebil/validation'
import type { Seller } from '../stores/invoices.ts'
import type { RunBill } from '../stores/run-bills.ts'

type Bill = RunBill
/** What is wrong by a rule, in words for whoever mends it; `fields` of the billing data are where. */
type Breach = { readonly text: string; readonly fields: readonly (keyof Bill)[] }
type SellerRule = { readonly name: string; readonly breach: (seller: Seller) => string | undefined }
type BillRule = {
  readonly name: string
  readonly breach: (bill: Bill, seller: Seller) => Breach | undefined
}

const sumOf = (bill: Bill, key: 'grossOre' | 'vatOre') => bill.vat.reduce((sum, share) => sum + share[key], 0)
const isAddress = ({ addressLine, postalCode, city }: Pick<Bill, 'addressLine' | 'postalCode' | 'city'>) =>
  Boolean(addressLine && postalCode && city)
const has = (count: number, text: string): Breach | undefined => (count === 0 ? undefined : { text, fields: [] })
const address = ['addressLine', 'postalCode', 'city'] as const

/** What the club must say of itself before it may send any invoice (bokføringsforskriften § 5-1-1). */
export const sellerRules = {
  'seller.organization-number': {
    name: 'Klubbens organisasjonsnummer',
    breach: ({ organizationNumber }) =>
      parseOrganizationNumber(organizationNumber ?? '') ? undefined : 'Klubben mangler et gyldig organisasjonsnummer.',
  },
  'seller.address': {
    name: 'Klubbens adresse',
    breach: (seller) => (isAddress(seller) ? undefined : 'Klubben mangler adresse.'),
  },
  'seller.bank-account': {
    name: 'Klubbens kontonummer',
    breach: ({ bankAccount }) => (bankAccount ? undefined : 'Klubben mangler kontonummer å betale til.'),
  },
} as const satisfies Readonly<Record<string, SellerRule>>

/** What each bill must hold to, by the law, by the bank, by EHF and by arithmetic. */
export const billRules = {
  'run.as-drafted': {
    name: 'Som i utkastet',
    breach: ({ isAsDrafted }) =>
      isAsDrafted
        ? undefined
        : { text: 'Linjene er endret etter at utkastet ble laget. Ta dem med på nytt.', fields: [] },
  },
  'buyer.name': {
    name: 'Kjøperens navn',
    breach: ({ customerName }) => (customerName.trim() ? undefined : { text: 'Kjøperen mangler navn.', fields: [] }),
  },
  'buyer.address-or-number': {
    name: 'Kjøperens adresse eller organisasjonsnummer',
    breach: (bill) =>
      isAddress(bill) || bill.buyerOrganizationNumber
        ? undefined
        : { text: 'Loven krever kjøperens adresse eller organisasjonsnummer.', fields: address },
  },
  'buyer.organization-number': {
    name: 'Kjøperens organisasjonsnummer',
    breach: ({ buyerOrganizationNumber: number }) =>
      number === null || parseOrganizationNumber(number)
        ? undefined
        : { text: 'Organisasjonsnummeret går ikke opp. Er to siffer byttet om?', fields: ['buyerOrganizationNumber'] },
  },
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
  'sum.not-negative': {
    name: 'Sum over null',
    breach: ({ grossOre }) =>
      grossOre >= 0 ? undefined : { text: 'Summen er under null. Krediter fakturaen som linjene retter.', fields: [] },
  },
  'sum.codes': {
    name: 'Sum per MVA-kode',
    breach: (bill) =>
      !bill.isAsDrafted || (sumOf(bill, 'grossOre') === bill.grossOre && sumOf(bill, 'vatOre') === bill.vatOre)
        ? undefined
        : { text: 'Summen per MVA-kode er en annen enn fakturaens.', fields: [] },
  },
  'email.receiver': {
    name: 'E-postadresse',
    breach: ({ method, receiver }) =>
      method !== 'EMAIL' || (receiver !== null && checkEmails(receiver) === undefined)
        ? undefined
        : { text: 'E-postadressen mangler eller er ugyldig.', fields: ['invoiceEmail'] },
  },
  'email.bounced': {
    name: 'E-post som kom fram sist',
    breach: ({ method, bounced }) =>
      method !== 'EMAIL' || bounced === null
        ? undefined
        : { text: `Sist kom e-posten i retur: ${bounced}`, fields: ['invoiceEmail'] },
  },
  'print.address': {
    name: 'Adresse på utskrift',
    breach: (bill) =>
      bill.method !== 'PRINT' || isAddress(bill)
        ? undefined
        : { text: 'Brevet må ha en adresse å gå til.', fields: address },
  },
  'ehf.receiver': {
    name: 'EHF-mottaker',
    breach: ({ method, buyerOrganizationNumber }) =>
      method !== 'EHF' || buyerOrganizationNumber
        ? undefined
        : { text: 'EHF går til et organisasjonsnummer, og det mangler.', fields: ['buyerOrganizationNumber'] },
  },
  'ehf.reference': {
    name: 'Deres referanse på EHF',
    breach: ({ method, buyerReference }) =>
      method !== 'EHF' || buyerReference
        ? undefined
        : { text: 'EHF krever mottakerens referanse.', fields: ['buyerReference'] },
  },
} as const satisfies Readonly<Record<string, BillRule>>

export type BillRuleKey = keyof typeof billRules

/** What is wrong with the club itself. */
export const breachesOfSeller = (seller: Seller): { rule: string; text: string }[] =>
  Object.entries<SellerRule>(sellerRules).flatMap(([rule, { breach }]) => {
    const text = breach(seller)
    return text === undefined ? [] : [{ rule, text }]
  })

/** What is wrong with a bill, rule by rule; nothing where it can be sent. */
export const breachesOf = (
  bill: Bill,
  seller: Seller,
): { rule: BillRuleKey; text: string; fields: readonly (keyof Bill)[] }[] =>
  Object.entries<BillRule>(billRules).flatMap(([rule, { breach }]) => {
    const found = breach(bill, seller)
    return found === undefined ? [] : [{ rule: rule as BillRuleKey, ...found }]
  })
