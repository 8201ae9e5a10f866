import { type AnyRecord, PanelTable, type RecordPanel, useAdminHost, usePanel } from '@delebil/admin-components'
import { StatusDot } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { MessageThread } from '../messages/message-thread.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { callAt } from '../shared/call-at.ts'
import { formatMoment } from '../shared/format-moment.ts'
import { RecordLink } from '../shared/record-link.tsx'
import { changeTexts, tellChanges } from './reservation-texts.ts'

interface PanelProps {
  readonly record: AnyRecord
}

const person = (id: number) => adminPaths.persons.recordPath({ id })

function Drivers({ record }: PanelProps) {
  const host = useAdminHost()
  const told = usePanel('reservations', record.id, 'drivers', () =>
    host.api.call('reservations.drivers', callAt(host, record)),
  )
  return (
    <PanelTable
      label="Sjåfører"
      told={told}
      empty="Ingen sjåfører"
      rowKey={({ id }) => id}
      columns={[
        { label: 'Navn', value: ({ id, name }) => <RecordLink href={person(id)}>{name}</RecordLink> },
        {
          label: 'Førerkort',
          value: ({ driversLicenseValid: isValid }) => (
            <StatusDot tone={isValid ? 'green' : 'red'}>{isValid ? 'Gyldig' : 'Ikke godkjent'}</StatusDot>
          ),
        },
      ]}
    />
  )
}

function Trips({ record }: PanelProps) {
  const host = useAdminHost()
  const told = usePanel('reservations', record.id, 'trips', () =>
    host.api.call('reservations.trips', callAt(host, record)),
  )
  return (
    <PanelTable
      label="Turer"
      told={told}
      empty="Ingen tur ennå"
      rowKey={({ carId, start }) => `${carId} ${start}`}
      columns={[
        {
          label: 'Bil',
          value: ({ carId: id, licensePlate }) => (
            <RecordLink href={adminPaths.cars.recordPath({ id })}>{licensePlate}</RecordLink>
          ),
        },
        { label: 'Fra', value: ({ started, start }) => formatMoment(started ?? start) },
        { label: 'Til', value: ({ ended, end }) => formatMoment(ended ?? end) },
        { label: 'Km', value: ({ kilometers }) => kilometers ?? '–', isNumber: true },
      ]}
    />
  )
}

function Invoice({ record }: PanelProps) {
  const host = useAdminHost()
  const told = usePanel('reservations', record.id, 'invoice', () =>
    host.api.call('reservations.invoice', callAt(host, record)),
  )
  return (
    <PanelTable
      label="Fakturalinjer"
      told={told}
      empty="Reservasjonen er ikke fakturert."
      rowKey={({ invoiceId, description, grossOre }) => `${invoiceId} ${description} ${grossOre}`}
      columns={[
        { label: 'Faktura', value: ({ invoiceNumber }) => invoiceNumber },
        { label: 'Hva', value: ({ description, quantity, unit }) => `${description}, ${quantity} ${unit}` },
        { label: 'Sum', value: ({ grossOre }) => formatNok(grossOre), isNumber: true },
        { label: 'Betalt', value: ({ isPaid }) => (isPaid ? 'Ja' : 'Nei') },
      ]}
    />
  )
}

function Changelog({ record }: PanelProps) {
  const host = useAdminHost()
  const told = usePanel('reservations', record.id, 'changelog', () =>
    host.api.call('reservations.changelog', callAt(host, record)),
  )
  return (
    <PanelTable
      label="Hendelser"
      told={told}
      empty="Ingen hendelser"
      rowKey={({ at, action }) => `${at} ${action}`}
      columns={[
        { label: 'Når', value: ({ at }) => formatMoment(at) },
        {
          label: 'Hva',
          value: ({ action, changes }) =>
            [changeTexts[action] ?? action, ...tellChanges(changes, formatMoment)].join('. '),
        },
        { label: 'Hvem', value: ({ person: who }) => who?.name ?? 'Systemet' },
      ]}
    />
  )
}

const Messages = ({ record }: PanelProps) => <MessageThread reservationId={record.id} />

/** What a reservation's page shows beside its fields. */
export const reservationPanels: readonly RecordPanel[] = [
  { key: 'drivers', heading: 'Sjåfører', Panel: Drivers },
  { key: 'messages', heading: 'Meldinger', access: ['MESSAGE_READ'], Panel: Messages },
  { key: 'trips', heading: 'Turer', Panel: Trips },
  { key: 'invoice', heading: 'Fakturalinjer', Panel: Invoice },
  { key: 'changelog', heading: 'Hendelser', Panel: Changelog },
]
