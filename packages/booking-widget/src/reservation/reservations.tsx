import { useKept } from '@delebil/core-api/react'
import { Button, EmptyState } from '@delebil/ui'
import { LogIn } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { ActiveList } from './active-list.tsx'
import { useActiveReservations, useHistoricReservations, useLiveReservations } from './data.ts'
import { HistoricList } from './historic-list.tsx'
import { heading, page } from './reservation.css.ts'
import { WaitingSlot } from './waiting-slot.tsx'

/** My reservations: those under way and ahead, then those that are over. */
export function Reservations() {
  const { person, requestLogin } = useBookingHost()
  const { refresh } = useKept()
  useLiveReservations()
  const action = (
    <Button
      variant="primary"
      icon={LogIn}
      onPress={() => requestLogin(() => refresh('listActiveReservations', 'listHistoricReservations'))}
    >
      {texts.logIn}
    </Button>
  )
  return (
    <div className={page}>
      <h1 className={heading}>{texts.reservation.heading}</h1>
      {person ? <Lists /> : <EmptyState heading={texts.reservation.loggedOutHeading} icon={LogIn} action={action} />}
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
      <ActiveList />
      {(data || error) && <HistoricList />}
    </>
  )
}
