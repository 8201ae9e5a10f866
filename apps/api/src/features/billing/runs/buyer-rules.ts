import { checkEmails, parseOrganizationNumber } from '@delebil/validation'
import type { KnownBuyer } from '../stores/buyers.ts'
import type { Buyer } from '../stores/invoices.ts'

/** What is wrong by a rule, in words for whoever mends it; `fields` of the billing data are where. */
export type Breach = { readonly text: string; readonly fields: readonly (keyof Buyer | 'invoiceEmail')[] }

type Addressed = Pick<Buyer, 'addressLine' | 'postalCode' | 'city'>
type BuyerRule = { readonly name: string; readonly breach: (buyer: KnownBuyer) => Breach | undefined }

export const isAddress = ({ addressLine, postalCode, city }: Addressed) => Boolean(addressLine && postalCode && city)
const address = ['addressLine', 'postalCode', 'city'] as const

/** What must be known of who receives a bill, by the law, by the post and by EHF. */
export const buyerRules = {
  'buyer.name': {
    name: 'Kjøperens navn',
    breach: ({ customerName }) => (customerName.trim() ? undefined : { text: 'Kjøperen mangler navn.', fields: [] }),
  },
  'buyer.address-or-number': {
    name: 'Kjøperens adresse eller organisasjonsnummer',
    breach: (buyer) =>
      isAddress(buyer) || buyer.buyerOrganizationNumber
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
    breach: (buyer) =>
      buyer.method !== 'PRINT' || isAddress(buyer)
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
} as const satisfies Readonly<Record<string, BuyerRule>>

/** Where the data of a buyer break a rule; nothing where a bill can be sent. */
export const fieldsToMend = (buyer: KnownBuyer): readonly Breach['fields'][number][] => [
  ...new Set(Object.values<BuyerRule>(buyerRules).flatMap(({ breach }) => breach(buyer)?.fields ?? [])),
]
