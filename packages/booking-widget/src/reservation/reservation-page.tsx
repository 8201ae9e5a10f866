import { useKept } from '@delebil/core-api/react'
import { Banner, Card, Icon, Skeleton } from '@delebil/ui'
import { ArrowLeft } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { EntityMessages } from '../entity-messages/entity-messages.tsx'
import { texts } from '../locale/texts.ts'
import { HostLink } from '../panel/host-link.tsx'
import { LoggedOut } from '../panel/logged-out.tsx'
import { link } from '../panel/panel.css.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { useLiveReservations, useReservation } from './data.ts'
import { KeptNotice } from './kept-notice.tsx'
import { heading, page } from './reservation.css.ts'
import { ReservationCard } from './reservation-card.tsx'

export interface ReservationPageProps {
  readonly id: number
}

/** One reservation with all that belongs to it. */
export function ReservationPage({ id }: ReservationPageProps) {
  const { links, online, person, saysOffline } = useBookingHost()
  const { data, error, mutate } = useReservation(id)
  const { refresh } = useKept()
  useLiveReservations()
  return (
    <div className={page}>
      <div>
        <HostLink address={links.reservations} className={link}>
          <Icon of={ArrowLeft} sizePx={18} />
          {texts.reservation.backToAll}
        </HostLink>
        <h1 className={heading}>{data ? texts.reservation.number(data.reservationNumber) : texts.reservation.title}</h1>
      </div>
      {!online && !saysOffline && (
        <Banner tone="offline" title={texts.offline.title}>
          {texts.offline.text}
        </Banner>
      )}
      {person && data && <KeptNotice name="getReservation" input={{ params: { id } }} />}
      {!person && <LoggedOut heading={texts.reservation.loggedOutHeading} onPerson={() => refresh('getReservation')} />}
      {person && error && !data && (
        <RetryState
          heading={error.refusal.code === 'resource.unknown' ? texts.reservation.unknownHeading : texts.failed.unknown}
          error={error}
          onRetry={() => void mutate()}
        />
      )}
      {person && !error && !data && (
        <Card padding="large">
          <Skeleton label={texts.reservation.loading} heightPx={320} />
        </Card>
      )}
      {person && data && <EntityMessages reservationIds={[id]} />}
      {person && data && <ReservationCard reservation={data} isWhole />}
    </div>
  )
}
