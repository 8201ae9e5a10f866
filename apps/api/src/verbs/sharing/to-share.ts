import type { Share } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation'
import { sharedUntil } from '@delebil/validation/shared-reservation'
import type { ReservationShare } from '../../stores/reservation-shares.ts'
import type { Reservation } from '../../stores/reservations.ts'

/** When links of the reservation end by themselves. */
export const expiryOf = ({ end, ended }: Pick<Reservation, 'end' | 'ended'>): Date =>
  sharedUntil({ end, ended: ended ?? undefined })

export const toShare = (stored: ReservationShare, reservation: Reservation, personId: number): Share => ({
  id: stored.id,
  created: formatInstant(stored.created),
  expires: formatInstant(expiryOf(reservation)),
  isMine: stored.personId === personId,
})
