import { type KeyFact, mayAny, useAdminHost, usePanel } from '@delebil/admin-components'
import { formatPeriod } from '@delebil/validation/text'
import { RecordLink } from './record-link.tsx'

const texts = { trip: 'Tur', onTrip: 'På tur nå', next: 'Neste tur', none: 'Ingen nå eller framover' } as const
const nobody = { data: [], totalElements: 0, isExact: true, cursor: null } as const

/** The trip that goes on or comes next, of a person or of a membership; no fact to who may not see trips. */
export function useNextTripFact(of: 'personId' | 'membershipId', id: number): readonly KeyFact[] {
  const { api, organizationId: orgId, permissions } = useAdminHost()
  const maySee = mayAny(permissions, ['RESERVATION_READ'])
  const ask = () =>
    api.list('reservations', {
      orgId,
      filter: [
        { field: of, operator: 'is', value: id },
        { field: 'state', operator: 'is', value: ['ONGOING', 'FUTURE'] },
      ],
      sort: 'start',
      size: 1,
    })
  const { data } = usePanel('reservations', id, `next by ${of} ${maySee}`, async () =>
    maySee ? await ask() : ({ ok: true, value: { ...nobody, data: [] }, headers: new Headers() } as const),
  )
  if (!maySee) return []
  const [trip] = data?.data ?? []
  if (!trip) return [{ label: texts.trip, main: data ? texts.none : '…' }]
  return [
    {
      label: trip.state === 'ONGOING' ? texts.onTrip : texts.next,
      main: (
        <RecordLink isMain of="reservations" id={trip.id}>
          {String(trip.reservationNumber)}
        </RecordLink>
      ),
      lines: [
        { id: 'when', text: formatPeriod({ start: new Date(trip.start), end: new Date(trip.end) }) },
        ...(of === 'membershipId' && trip.person !== null ? [{ id: 'who', text: trip.person }] : []),
        { id: 'car', text: [trip.carNumber, trip.licensePlate, trip.location].join(' · '), isMuted: true },
      ],
    },
  ]
}
