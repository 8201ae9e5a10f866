import { checkLedgerAccount, checkProductNumber } from '@delebil/validation'
import { priceUnitText } from '@delebil/validation/text'
import { choice, day, money, named, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { productCategories } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What a club bills for. What the system itself bills by is there from the first day, and stays. */
export const products = adminResource({
  key: 'products',
  page: 'billing-management/products',
  noun: ['produkt', 'produkter'],
  ...rights,
  fields: {
    productNumber: text(
      'Produktnummer',
      { write: true, sort: true, filter: true, search: 'code' },
      20,
      rule(checkProductNumber),
    ),
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
    category: choice('Kategori', productCategories, { write: true, filter: true }),
    unit: choice('Enhet', priceUnitText, { write: true, filter: true }),
    priceOre: money('Fast pris', { write: true, optional: true }),
    /** Each membership of the type pays its fixed price for each month, from the first one said. */
    monthlyFor: ref('Betales hver måned av', 'membershipTypes', {
      write: true,
      optional: true,
      filter: true,
      aside: true,
    }),
    monthlyFrom: day('Fra og med måneden', { write: true, optional: true, aside: true }),
    /** That of today; a change holds from `vatFrom` on. */
    vatCode: named('MVA-kode', 'products.vatcodes', { write: true, filter: true }),
    vatFrom: day('MVA-koden gjelder fra', { write: 'change', optional: true, aside: true }),
    account: text(
      'Regnskapskonto',
      { write: true, optional: true, filter: true, aside: true },
      6,
      rule(checkLedgerAccount),
    ),
    discontinued: yesNo('Utgått', { write: 'change', filter: true }),
    /** Billed by the system itself. */
    standard: yesNo('Brukes av systemet', { filter: true, aside: true }),
  },
  title: ['productNumber', 'name'],
  sort: 'productNumber',
  can: { create: true, change: true },
  problems: {
    create: ['product.number-taken', 'product.month-over'],
    change: ['product.number-taken', 'product.month-over', 'product.vat-in-past', 'product.needed'],
  },
})
