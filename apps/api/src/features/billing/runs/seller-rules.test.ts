import { describe, expect, test } from 'vitest'
import type { Seller } from '../stores/sellers.ts'
import { breachesOfSeller, type sellerRules } from './seller-rules.ts'

const seller: Seller = {
  name: 'Byfjord bildeling',
  organizationNumber: '984661185',
  phone: null,
  email: null,
  addressLine: 'Gata 1',
  postalCode: '5003',
  city: 'Bergen',
  isVatRegistered: false,
  isInBusinessRegister: false,
  bankAccount: '99990100000',
}

/** What each rule refuses, made of a club that passes all of them. */
const refused: Readonly<Record<keyof typeof sellerRules, readonly Partial<Seller>[]>> = {
  'seller.name': [{ name: ' ' }],
  'seller.organization-number': [{ organizationNumber: '984661158' }, { organizationNumber: null }],
  'seller.address': [{ city: null }, { addressLine: '' }, { postalCode: null }],
  'seller.bank-account': [{ bankAccount: null }, { bankAccount: '99990100001' }],
}

describe('the rules of who sends', () => {
  test('a club that is in no register, and has no phone or e-mail address, may send invoices', () => {
    expect(breachesOfSeller(seller)).toEqual([])
  })

  test.each(Object.entries(refused))(
    'the rule %s refuses a club that lacks it, and says where it is mended',
    (rule, changes) => {
      for (const change of changes) {
        const [breach, ...more] = breachesOfSeller({ ...seller, ...change })
        expect([breach?.rule, more]).toEqual([rule, []])
        for (const field of Object.keys(change)) expect(breach?.fields).toContain(field)
      }
    },
  )
})
