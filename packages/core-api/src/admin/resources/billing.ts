import { priceUnitText } from '@delebil/validation/text'
import { choice, day, longText, moment, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { chargeDeviations, chargeSources, chargeStates } from './billing-words.ts'
import { money as rights } from './rights.ts'

/** What is to be billed and what has been: one row a charge. */
export const billing = adminResource({
  key: 'billing',
  page: 'billing-management/billing',
  noun: ['linje', 'linjer'],
  ...rights,
  fields: {
    membershipId: ref('Medlemskap-ID', 'memberships', { write: 'create', filter: true, aside: true }),
    membership: text('Medlemskap', { filter: true, search: true }),
    personId: ref('Fører-ID', 'persons', { write: 'create', optional: true, filter: true, aside: true }),
    person: text('Fører', { optional: true, filter: true, search: true }),
    reservationId: ref('Reservasjon-ID', 'reservations', {
      write: 'create',
      optional: true,
      filter: true,
      aside: true,
    }),
    reservationNumber: number('Reservasjon', { optional: true, filter: true, search: true }),
    licensePlate: text('Bil', { optional: true, filter: true, search: 'code', aside: true }),
    productId: ref('Produkt-ID', 'products', { write: 'create', filter: true, aside: true }),
    productNumber: text('Produktnummer', { filter: true, aside: true }),
    description: text('Hva', { write: 'create', filter: true, search: true }),
    quantity: number('Antall', { write: 'create' }, -10_000, 100_000),
    unit: choice('Enhet', priceUnitText, { filter: true, aside: true }),
    unitPriceOre: money('Pris per enhet', { write: 'create', aside: true }),
    grossOre: money('Beløp', { filter: true }),
    vatCode: text('MVA-kode', { filter: true, aside: true }),
    vatPercent: number('MVA-sats', { filter: true, aside: true }),
    vatOre: money('MVA', { aside: true }),
    deliveredFrom: moment('Levert fra', { aside: true }),
    delivered: moment('Levert', { write: 'create', sort: true, filter: true }),
    place: text('Leveringssted', { optional: true, filter: true, aside: true }),
    costCenter: text('Kostnadssted', { write: 'create', optional: true, filter: true, aside: true }),
    source: choice('Kilde', chargeSources, { filter: true, aside: true }),
    tariff: text('Takst', { optional: true, aside: true }),
    tariffFrom: moment('Taksten gjelder fra', { optional: true, aside: true }),
    reason: longText('Begrunnelse', { write: 'create', optional: true, aside: true }, 500),
    reverses: number('Motpost til linje', { optional: true, aside: true }),
    corrects: number('Retter linje', { optional: true, aside: true }),
    period: day('Måned', { optional: true, aside: true }),
    damageId: ref('Skade-ID', 'damages', { optional: true, aside: true }),
    state: choice('Status', chargeStates, { filter: true }),
    deviation: choice('Avvik', chargeDeviations, { optional: true, filter: true }),
    needsReview: yesNo('Må ses på', { filter: true, aside: true }),
  },
  title: ['description'],
  sort: '-delivered',
  can: { create: true },
  problems: { create: ['charge.no-vat-rate'] },
})
