import { priceUnitText } from '@delebil/validation/text'
import { choice, moment, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { chargeDeviations, chargeSources, chargeStates } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What is to be billed and what has been: one row a charge. */
export const billing = adminResource({
  key: 'billing',
  page: 'billing-management/billing',
  noun: ['linje', 'linjer'],
  read: rights.read,
  fields: {
    membershipId: ref('Medlemskap-ID', 'memberships', { filter: true, aside: true }),
    membership: text('Medlemskap', { filter: true, listSearch: true }),
    personId: ref('Fører-ID', 'persons', { optional: true, filter: true, aside: true }),
    person: text('Fører', { optional: true, filter: true, listSearch: true }),
    reservationId: ref('Reservasjon-ID', 'reservations', { optional: true, filter: true, aside: true }),
    reservationNumber: number('Reservasjon', { optional: true, filter: true, listSearch: true }),
    productId: ref('Produkt-ID', 'products', { filter: true, aside: true }),
    productNumber: text('Produktnummer', { filter: true, aside: true }),
    description: text('Hva', { filter: true }),
    quantity: number('Antall', {}),
    unit: choice('Enhet', priceUnitText, { filter: true, aside: true }),
    unitPriceOre: money('Pris per enhet', { aside: true }),
    grossOre: money('Beløp', { filter: true }),
    vatCode: text('MVA-kode', { filter: true, aside: true }),
    vatPercent: number('MVA-sats', { filter: true, aside: true }),
    vatOre: money('MVA', { aside: true }),
    deliveredFrom: moment('Levert fra', { aside: true }),
    delivered: moment('Levert', { sort: true, filter: true }),
    place: text('Leveringssted', { optional: true, filter: true, aside: true }),
    costCenter: text('Kostnadssted', { optional: true, filter: true, aside: true }),
    source: choice('Kilde', chargeSources, { filter: true, aside: true }),
    tariff: text('Takst', { optional: true, aside: true }),
    tariffFrom: moment('Taksten gjelder fra', { optional: true, aside: true }),
    reason: text('Begrunnelse', { optional: true, aside: true }),
    reverses: number('Motpost til linje', { optional: true, aside: true }),
    state: choice('Status', chargeStates, { filter: true }),
    deviation: choice('Avvik', chargeDeviations, { optional: true, filter: true }),
    needsReview: yesNo('Må ses på', { filter: true, aside: true }),
  },
  title: ['description'],
  sort: '-delivered',
})
