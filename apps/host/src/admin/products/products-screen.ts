import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'

export const productsScreen: Screen<'products'> = {
  ...adminPaths.products,
  resource: adminResources.products,
  heading: ['Produkter', 'Produkt'],
  newText: 'Nytt produkt',
  newHeading: 'Produkt',
  searchHint: 'Nummer eller navn',
  sections: [
    { heading: 'Produktet', fields: ['productNumber', 'name', 'category', 'unit', 'priceOre'] },
    {
      heading: 'Månedsavgift',
      text: 'Den faste prisen kommer på fakturaen for hver måned som er over, til hvert medlemskap av typen.',
      fields: ['monthlyFor', 'monthlyFrom'],
    },
    {
      heading: 'Regnskap',
      text: 'En ny MVA-kode gjelder fra dagen du velger. Det som er levert før, beholder sin kode.',
      fields: ['vatCode', 'vatFrom', 'account', 'discontinued'],
    },
  ],
  views: [
    { key: 'i-bruk', name: 'I bruk', where: { discontinued: false }, isFirst: true },
    { key: 'utgatt', name: 'Utgått', where: { discontinued: true } },
  ],
}
