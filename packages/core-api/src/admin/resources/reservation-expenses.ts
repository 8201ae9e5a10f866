import type { expenseDeviations } from '@delebil/validation'
import { expenseFuelText, expenseKindText } from '@delebil/validation/text'
import { choice, choices, longText, moment, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { caseOrder, followedUp } from './case-fields.ts'
import { money as rights } from './rights.ts'

const deviationTexts = {
  'expense.outside-trip': 'Utenfor turen',
  'expense.wrong-kind': 'Passer ikke bilen',
  'expense.wrong-fuel': 'Annet drivstoff enn bilens',
  'expense.above-tank': 'Mer enn bilen har plass til',
  'expense.unlikely-price': 'Pris per enhet',
  'expense.seen-before': 'Ligner et tidligere utlegg',
} as const satisfies Record<(typeof expenseDeviations)[number], string>

const stateTexts = {
  RECEIVED: 'Venter',
  CREDITED: 'På neste faktura',
  PAYOUT: 'Skal betales ut',
  PAID: 'Betalt ut',
  REFUSED: 'Avvist',
} as const

/** What members have paid for on trips, and what became of it. */
export const reservationExpenses = adminResource({
  key: 'reservation-expenses',
  page: 'billing-management/expenses',
  noun: ['utlegg', 'utlegg'],
  ...rights,
  fields: {
    kind: choice('Hva', expenseKindText, { filter: true }),
    amountOre: money('Beløp på kvitteringen', { sort: true, filter: true }),
    person: text('Medlem', { optional: true, filter: true, listSearch: true }),
    reservationNumber: number('Reservasjon', { filter: true, listSearch: true }),
    licensePlate: text('Bil', { filter: true, listSearch: 'code' }),
    station: text('Sted', { optional: true, filter: true, search: true }),
    bought: moment('Kjøpt', { sort: true, filter: true }),
    sent: moment('Sendt', { sort: true, filter: true }),
    state: choice('Status', stateTexts, { filter: true }),
    deviations: choices('Avvik', deviationTexts, { filter: true }),
    /** Litres or kWh. */
    quantity: number('Liter eller kWh', { optional: true, aside: true }),
    fuel: choice('Drivstoff', expenseFuelText, { optional: true, filter: true, aside: true }),
    note: longText('Fra medlemmet', { optional: true, aside: true }),
    personId: ref('Medlem-ID', 'persons', { optional: true, filter: true, aside: true }),
    membershipId: ref('Medlemskap-ID', 'memberships', { filter: true, aside: true }),
    membership: text('Medlemskap', { filter: true, listSearch: true, aside: true }),
    reservationId: ref('Reservasjon-ID', 'reservations', { filter: true, aside: true }),
    carId: ref('Bil-ID', 'cars', { filter: true, aside: true }),
    carNumber: number('Bilnummer', { filter: true, aside: true }),
    start: moment('Turen begynte', { aside: true }),
    end: moment('Turen sluttet', { aside: true }),
    tankLitres: number('Tank (liter)', { optional: true, aside: true }),
    batteryKwh: number('Batteri (kWh)', { optional: true, aside: true }),
    approvedOre: money('Godkjent beløp', { optional: true, filter: true, aside: true }),
    isToOrganization: yesNo('Kvitteringen er stilet til klubben', { optional: true, filter: true, aside: true }),
    inputVatOre: money('Inngående MVA', { aside: true }),
    chargeId: ref('Linje', 'billing', { optional: true, aside: true }),
    reason: longText('Begrunnelse', { optional: true, aside: true }, 500),
    staffNote: longText('Intern merknad', { write: 'change', optional: true, aside: true }, 500),
    decided: moment('Avgjort', { optional: true, filter: true, aside: true }),
    decidedBy: text('Avgjort av', { optional: true, aside: true }),
    paid: moment('Betalt ut', { optional: true, filter: true, aside: true }),
    ...followedUp,
    ...caseOrder,
  },
  title: ['reservationNumber', 'station'],
  sort: '-sent',
  can: { change: true },
  problems: { change: ['postponement.past', 'postponement.too-long'] },
})
