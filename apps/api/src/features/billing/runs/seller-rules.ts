import { parseBankAccount, parseOrganizationNumber } from '@delebil/validation'
import type { Seller } from '../stores/sellers.ts'
import { isAddress } from './buyer-rules.ts'

/** What is wrong by a rule, in words for whoever mends it, and where. */
type SellerBreach = { readonly text: string; readonly fields: readonly (keyof Seller)[] }
type SellerRule = { readonly name: string; readonly breach: (seller: Seller) => SellerBreach | undefined }

/** What the club must say of itself before it may send any invoice (bokføringsforskriften § 5-1-1). */
export const sellerRules = {
  'seller.name': {
    name: 'Klubbens navn',
    breach: ({ name }) => (name.trim() ? undefined : { text: 'Klubben mangler navn.', fields: ['name'] }),
  },
  'seller.organization-number': {
    name: 'Klubbens organisasjonsnummer',
    breach: ({ organizationNumber }) =>
      parseOrganizationNumber(organizationNumber ?? '')
        ? undefined
        : { text: 'Klubben mangler et gyldig organisasjonsnummer.', fields: ['organizationNumber'] },
  },
  'seller.address': {
    name: 'Klubbens adresse',
    breach: (seller) =>
      isAddress(seller)
        ? undefined
        : { text: 'Klubben mangler adresse.', fields: ['addressLine', 'postalCode', 'city'] },
  },
  'seller.bank-account': {
    name: 'Klubbens kontonummer',
    breach: ({ bankAccount }) =>
      parseBankAccount(bankAccount ?? '')
        ? undefined
        : { text: 'Klubben mangler et gyldig kontonummer å betale til.', fields: ['bankAccount'] },
  },
} as const satisfies Readonly<Record<string, SellerRule>>

/** What is wrong with the club itself. */
export const breachesOfSeller = (seller: Seller): ({ readonly rule: string } & SellerBreach)[] =>
  Object.entries<SellerRule>(sellerRules).flatMap(([rule, { breach }]) => {
    const found = breach(seller)
    return found === undefined ? [] : [{ rule, ...found }]
  })
