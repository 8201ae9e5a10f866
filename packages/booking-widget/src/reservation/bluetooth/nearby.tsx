import type { Reservation } from '@delebil/core-api'
import type { RefusalError } from '@delebil/core-api/react'
import { EmptyState, Skeleton } from '@delebil/ui'
import { isActiveReservation } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'
import { CarFront } from 'lucide-react'
import { useBookingHost } from '../../booking-host.ts'
import { readTimes } from '../../data/reservation-times.ts'
import { useNow } from '../../data/use-now.ts'
import { nativeTexts } from '../../locale/native-texts.ts'
import { texts } from '../../locale/texts.ts'
import type { NativeControl } from '../../native/native-control.ts'
import { HostLinkButton } from '../../panel/host-link-button.tsx'
import { LoggedOut } from '../../panel/logged-out.tsx'
import { RetryState } from '../../panel/retry-state.tsx'
import { useActiveReservations, useLiveReservations } from '../data.ts'
import { cards, heading, listHeading, page } from '../reservation.css.ts'
import { obstacleAbove } from './bluetooth.css.ts'
import { BluetoothObstacle } from './bluetooth-obstacle.tsx'
import { NearCars } from './near-cars.tsx'
import { NearReservation } from './near-reservation.tsx'
import { obstacleOf } from './obstacle-of.ts'
import { useKeep, useNativeSnapshot } from './use-native.ts'

const own = nativeTexts.nearby

export interface NearbyProps {
  readonly native: NativeControl
}

/** The cars that the phone hears, those that the person has reserved first. */
export function Nearby({ native }: NearbyProps) {
  const { person } = useBookingHost()
  return (
    <div className={page}>
      <h1 className={heading}>{own.heading}</h1>
      {person ? <NearbyCars native={native} /> : <LoggedOut heading={own.loggedOutHeading} />}
    </div>
  )
}

function NearbyCars({ native }: NearbyProps) {
  const answer = useActiveReservations()
  const isBlocked = obstacleOf(useNativeSnapshot(native)) !== undefined
  useLiveReservations()
  const mine = answer.data?.data.filter((reservation) => isActiveReservation(readTimes(reservation)))
  useKeep(
    native,
    mine?.map(({ id }) => id),
  )
  // Who can't have the list, such as under ground, still hears which cars there are.
  const known = mine ?? (answer.error ? [] : undefined)
  return (
    <>
      <div className={isBlocked ? obstacleAbove : undefined}>
        <BluetoothObstacle native={native}>{null}</BluetoothObstacle>
      </div>
      <MyReservations
        native={native}
        isBlocked={isBlocked}
        mine={mine}
        error={answer.error}
        onRetry={() => void answer.mutate()}
      />
      {!isBlocked && <NearCars native={native} mine={known?.map(({ id, carId }) => ({ reservationId: id, carId }))} />}
    </>
  )
}

interface MyReservationsProps extends NearbyProps {
  /** Something stands in the way of Bluetooth, and is told above. */
  readonly isBlocked: boolean
  readonly mine: readonly Reservation[] | undefined
  readonly error: RefusalError | undefined
  readonly onRetry: () => void
}

function MyReservations({ native, isBlocked, mine, error, onRetry }: MyReservationsProps) {
  const { links } = useBookingHost()
  const now = useNow(MINUTE_MS / 4)
  return (
    <section>
      <h2 className={listHeading}>{own.mine}</h2>
      {error && !mine && <RetryState heading={texts.failed.title} error={error} onRetry={onRetry} />}
      {!error && !mine && <Skeleton label={own.loading} heightPx={160} />}
      {mine?.length === 0 && (
        <EmptyState
          level={3}
          heading={own.noReservationsHeading}
          icon={CarFront}
          action={<HostLinkButton address={links.findCar}>{own.findCar}</HostLinkButton>}
        >
          {own.noReservations}
        </EmptyState>
      )}
      {mine && mine.length > 0 && (
        <ul className={cards}>
          {mine.map((reservation) => (
            <li key={reservation.id}>
              <NearReservation reservation={reservation} now={now} native={native} isBlocked={isBlocked} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
