import { Banner, Card, EmptyState, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { EntityMessages } from '../entity-messages/entity-messages.tsx'
import { texts } from '../locale/texts.ts'
import { HostLinkButton } from '../panel/host-link-button.tsx'
import { RetryState } from '../panel/retry-state.tsx'
import { activeReservations } from './active-reservations.ts'
import { useActiveReservations } from './data.ts'
import { KeptNotice } from './kept-notice.tsx'
import { cards, listHeading } from './reservation.css.ts'
import { ReservationCard } from './reservation-card.tsx'
import { tall } from './skeleton.css.ts'

/** Reservations under way and ahead, the next one first. What was fetched stays when the network goes. */
export function ActiveList() {
  const { online, saysOffline } = useBookingHost()
  return (
    <section>
      <h2 className={listHeading}>{texts.reservation.activeHeading}</h2>
      {!online && !saysOffline && (
        <Banner tone="offline" title={texts.offline.title}>
          {texts.offline.text}
        </Banner>
      )}
      <KeptNotice name="listActiveReservations" input={activeReservations} />
      <ActiveCards />
    </section>
  )
}

function ActiveCards() {
  const { links } = useBookingHost()
  const { data, error, mutate } = useActiveReservations()
  if (error && !data) return <RetryState heading={texts.failed.title} error={error} onRetry={() => void mutate()} />
  if (!data) return <CardSkeleton />
  if (data.data.length === 0) {
    return (
      <EmptyState
        level={3}
        heading={texts.reservation.emptyHeading}
        icon={CarFront}
        action={<HostLinkButton address={links.findCar}>{texts.reservation.findCar}</HostLinkButton>}
      >
        {texts.reservation.emptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <EntityMessages reservationIds={data.data.map(({ id }) => id)} />
      <ul className={cards}>
        {data.data.map((reservation) => (
          <li key={reservation.id}>
            <ReservationCard reservation={reservation} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CardSkeleton() {
  return (
    <div className={tall}>
      <Card padding="large">
        <span role="status">
          <VisuallyHidden>{texts.reservation.loading}</VisuallyHidden>
        </span>
        <Stack gapPx={16}>
          <Skeleton width="60%" heightPx={26} />
          <Skeleton heightPx={56} />
          <Skeleton heightPx={96} />
          <Skeleton heightPx={48} />
        </Stack>
      </Card>
    </div>
  )
}
