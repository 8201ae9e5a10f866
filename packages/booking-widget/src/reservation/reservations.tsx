import { useKept } from '@delebil/core-api/react'
import type { ReactNode } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { LoggedOut } from '../panel/logged-out.tsx'
import { ActiveList } from './active-list.tsx'
import { useActiveReservations, useHistoricReservations, useLiveReservations } from './data.ts'
import { HistoricList } from './historic-list.tsx'
import { columns, heading, headRow, page } from './reservation.css.ts'
import { WaitingSlot } from './waiting-slot.tsx'

export interface ReservationsProps {
  /** What leads on from here, beside the heading: below the lists it would be pushed on by them. */
  readonly beside?: ReactNode
}

/** My reservations: those under way and ahead, then those that are over. */
export function Reservations({ beside }: ReservationsProps) {
  const { person } = useBookingHost()
  const { refresh } = useKept()
  useLiveReservations()
  const onPerson = () => refresh('listActiveReservations', 'listHistoricReservations')
  return (
    <div className={page}>
      <div className={headRow}>
        <h1 className={heading}>{texts.reservation.heading}</h1>
        {beside}
      </div>
      {person ? <Lists /> : <LoggedOut heading={texts.reservation.loggedOutHeading} onPerson={onPerson} />}
    </div>
  )
}

/** Both are asked for at once; the history comes below when it is known how high the first list is, so that it never jumps. */
function Lists() {
  const { data, error } = useActiveReservations()
  useHistoricReservations(0)
  return (
    <>
      <WaitingSlot />
      <div className={columns}>
        <ActiveList />
        {(data || error) && <HistoricList />}
      </div>
    </>
  )
}
