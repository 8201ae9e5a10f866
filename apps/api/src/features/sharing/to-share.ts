import type { Share } from '@delebil/core-api'
import { sharedUntil } from '@delebil/validation/shared-reservation'
import { formatInstant } from '@delebil/validation/time'
import type { Reservation } from '../reservations/stores/reservations.ts'
import type { ReservationShare } from './share-store.ts'

/** When links of the reservation end by themselves. */
export const expiryOf = ({ end, ended }: Pick<Reservation, 'end' | 'ended'>): Date =>
  sharedUntil({ end, ended: ended ?? undefined })

export const toShare = (stored: ReservationShare, reservation: Reservation, personId: number): Share => ({
  id: stored.id,
  created: formatInstant(stored.created),
  expires: formatInstant(expiryOf(reservation)),
  isMine: stored.personId === personId,
})
