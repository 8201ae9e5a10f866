import type { RecordPanel } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { StatusDot } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { MessageThread } from '../messages/message-thread.tsx'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { tablePanel } from '../shared/table-panel.tsx'
import { changeTexts, describeChanges } from './reservation-texts.ts'

interface PanelProps {
  readonly record: Read<'reservations'>
}

const Messages = ({ record }: PanelProps) => <MessageThread reservationId={record.id} />

/** What a reservation's page shows beside its fields. */
export const reservationPanels: readonly RecordPanel<'reservations'>[] = [
  tablePanel({
    key: 'drivers',
    heading: 'Sjåfører',
    of: 'reservations',
    load: (api, at) => api.call('reservations.drivers', at),
    empty: 'Ingen sjåfører',
    rowKey: ({ id }) => id,
    columns: () => [
      {
        label: 'Navn',
        value: ({ id, name }) => (
          <RecordLink of="persons" id={id}>
            {name}
          </RecordLink>
        ),
      },
      {
        label: 'Førerkort',
        value: ({ driversLicenseValid: isValid }) => (
          <StatusDot tone={isValid ? 'green' : 'red'}>{isValid ? 'Gyldig' : 'Ikke godkjent'}</StatusDot>
        ),
      },
    ],
  }),
  { key: 'messages', heading: 'Meldinger', access: ['MESSAGE_READ'], Panel: Messages },
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
  tablePanel({
    key: 'changelog',
    heading: 'Hendelser',
    of: 'reservations',
    load: (api, at) => api.call('reservations.changelog', at),
    empty: 'Ingen hendelser',
    rowKey: ({ at, action }) => `${at} ${action}`,
    columns: () => [
      { label: 'Når', value: ({ at }) => momentOrDash(at) },
      {
        label: 'Hva',
        value: ({ action, changes }) =>
          [changeTexts[action] ?? action, ...describeChanges(changes, momentOrDash)].join('. '),
      },
      { label: 'Hvem', value: ({ person: who }) => who?.name ?? 'Systemet' },
    ],
  }),
]
