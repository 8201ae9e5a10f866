import type { RecordPanel } from '@delebil/admin-components'
import { formatNok } from '@delebil/validation/text'
import { chargesOfTrip } from '../billing/charges-panel.tsx'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { smsPanel } from '../shared/sms-panel.tsx'
import { tablePanel } from '../shared/table-panel.tsx'
import { CarWhereabouts } from './car-whereabouts.tsx'
import { ReservationAround } from './reservation-around.tsx'
import { ReservationPrice } from './reservation-price.tsx'
import { recordTexts } from './reservation-texts.ts'

/** What a reservation's page shows beside its fields. */
export const reservationPanels: readonly RecordPanel<'reservations'>[] = [
  { key: 'price', heading: recordTexts.priceLines, Panel: ReservationPrice },
  {
    key: 'whereabouts',
    heading: recordTexts.whereabouts,
    access: ['FLEET_MANAGEMENT_WRITE'],
    isAside: true,
    shown: ({ progress }) => progress === 'LATE',
    Panel: CarWhereabouts,
  },
  { key: 'around', heading: recordTexts.around, isAside: true, Panel: ReservationAround },
  tablePanel({
    key: 'trips',
    heading: 'Turer',
    of: 'reservations',
    load: (api, at) => api.call('reservations.trips', at),
    empty: 'Ingen tur ennå',
    rowKey: ({ carId, start }) => `${carId} ${start}`,
    columns: () => [
      {
        label: 'Bil',
        value: ({ carId: id, licensePlate }) => (
          <RecordLink of="cars" id={id}>
            {licensePlate}
          </RecordLink>
        ),
      },
      { label: 'Fra', value: ({ started, start }) => momentOrDash(started ?? start) },
      { label: 'Til', value: ({ ended, end }) => momentOrDash(ended ?? end) },
      { label: 'Km', value: ({ kilometers }) => kilometers ?? '–', isNumber: true },
    ],
  }),
  chargesOfTrip,
  tablePanel({
    key: 'invoice',
    heading: 'Fakturalinjer',
    of: 'reservations',
    load: (api, at) => api.call('reservations.invoice', at),
    empty: 'Reservasjonen er ikke fakturert.',
    rowKey: ({ invoiceId, description, grossOre }) => `${invoiceId} ${description} ${grossOre}`,
    columns: () => [
      { label: 'Faktura', value: ({ invoiceNumber }) => invoiceNumber },
      { label: 'Hva', value: ({ description, quantity, unit }) => `${description}, ${quantity} ${unit}` },
      { label: 'Sum', value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
      { label: 'Betalt', value: ({ isPaid }) => (isPaid ? 'Ja' : 'Nei') },
    ],
  }),
  smsPanel('reservations', 'reservationId'),
]
