import type { Reservation } from '@delebil/core-api'
import { useBookingHost } from '../booking-host.ts'
import { HostLink } from '../panel/host-link.tsx'
import { link } from '../panel/panel.css.ts'

export interface ReservationLinkProps {
  readonly reservation: Pick<Reservation, 'id'>
  readonly text: string
}

/** Leads to the reservation's own page. */
export function ReservationLink({ reservation, text }: ReservationLinkProps) {
  const { links } = useBookingHost()
  return (
    <div>
      <HostLink address={links.reservation(reservation.id)} className={link}>
        {text}
      </HostLink>
    </div>
  )
}
