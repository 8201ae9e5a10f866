import { useKept } from '@delebil/core-api/react'
import { Banner, Card, Skeleton } from '@delebil/ui'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { HostLinkButton } from '../panel/host-link-button.tsx'
import { LoggedOut } from '../panel/logged-out.tsx'
import { RetryState } from '../panel/retry-state.tsx'
import { useLiveReservations, useReservation } from './data.ts'
import { KeptNotice } from './kept-notice.tsx'
import { head, heading, page } from './trip/trip.css.ts'
import { BackLink, TripView } from './trip/trip-view.tsx'

export interface ReservationPageProps {
  readonly id: number
}

/** One reservation with all that belongs to it. */
export function ReservationPage({ id }: ReservationPageProps) {
  const { links, online, person, saysOffline } = useBookingHost()
  const { data, error, mutate } = useReservation(id)
  const { refresh } = useKept()
  useLiveReservations()
  const isShown = person !== undefined && data !== undefined
  return (
    <div className={page}>
      {!online && !saysOffline && (
        <Banner tone="offline" title={texts.offline.title}>
          {texts.offline.text}
        </Banner>
      )}
      {!isShown && (
        <div className={head}>
          <BackLink address={links.reservations} />
          <h1 className={heading}>{texts.reservation.title}</h1>
        </div>
      )}
      {isShown && <KeptNotice name="getReservation" input={{ params: { id } }} />}
      {!person && <LoggedOut heading={texts.reservation.loggedOutHeading} onPerson={() => refresh('getReservation')} />}
      {person && error && !data && (
        <RetryState
          heading={error.refusal.code === 'resource.unknown' ? texts.reservation.unknownHeading : texts.failed.unknown}
          error={error}
          onRetry={() => void mutate()}
          unknownText={texts.reservation.unknownText}
          onward={<HostLinkButton address={links.reservations}>{texts.reservation.toAll}</HostLinkButton>}
        />
      )}
      {person && !error && !data && (
        <Card padding="large">
          <Skeleton label={texts.reservation.loading} heightPx={320} />
        </Card>
      )}
      {isShown && <TripView key={id} reservation={data} />}
    </div>
  )
}
