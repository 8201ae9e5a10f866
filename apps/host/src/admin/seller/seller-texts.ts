import type { Seller, sellerFields } from '@delebil/core-api/admin'
import { formatBankAccount } from '@delebil/validation'

type Field = (typeof sellerFields)[number]

const fields = {
  name: 'Navn',
  organizationNumber: 'Organisasjonsnummer',
  addressLine: 'Gate og nummer',
  postalCode: 'Postnr.',
  city: 'Sted',
  bankAccount: 'Kontonummer',
  email: 'E-post',
  phone: 'Telefon',
  isVatRegistered: 'Registrert i Merverdiavgiftsregisteret',
  isInBusinessRegister: 'Registrert i Foretaksregisteret',
} as const satisfies Readonly<Record<Field, string>>

const valueText = (field: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'ja' : 'nei'
  if (value === null || value === undefined || value === '') return 'ingen'
  return field === 'bankAccount' ? formatBankAccount(String(value)) : String(value)
}

/** Norwegian texts of what a club says of itself on its invoices. */
export const sellerTexts = {
  heading: 'Fakturaavsender',
  lead: 'Dette står på fakturaer og EHF som lages fra nå av. Fakturaer som er laget, endres ikke.',
  fields,
  help: {
    organizationNumber: 'Ni siffer.',
    bankAccount: 'Dit medlemmene betaler.',
    email: 'Medlemmene ser den også.',
    phone: 'Medlemmene ser den også.',
  } as Partial<Record<Field, string>>,
  isVatRegisteredHelp: 'Gir MVA bak organisasjonsnummeret. Uten kan ingen linje ha MVA.',
  isInBusinessRegisterHelp:
    'Gir ordet Foretaksregisteret på fakturaen. Gjelder AS, ASA og andre som er registrert der.',
  missing: 'Klubben kan ikke fakturere ennå',
  why: 'Hvorfor?',
  save: 'Lagre',
  saved: 'Fakturaavsenderen er lagret',
  changes: (changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>) =>
    Object.entries(changes)
      .map(
        ([name, { from, to }]) => `${fields[name as Field] ?? name}: ${valueText(name, from)} → ${valueText(name, to)}`,
      )
      .join(', '),
} as const

/** What stands in the fields of the form: what is not known is empty. */
export const sellerValues = (seller: Seller) => ({
  name: seller.name,
  organizationNumber: seller.organizationNumber ?? '',
  addressLine: seller.addressLine ?? '',
  postalCode: seller.postalCode ?? '',
  city: seller.city ?? '',
  bankAccount: formatBankAccount(seller.bankAccount ?? ''),
  email: seller.email ?? '',
  phone: seller.phone ?? '',
  isVatRegistered: seller.isVatRegistered,
  isInBusinessRegister: seller.isInBusinessRegister,
  why: '',
})
