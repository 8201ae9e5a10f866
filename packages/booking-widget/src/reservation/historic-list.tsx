import type { Reservation } from '@delebil/core-api'
import { Card, IconButton, Skeleton, Stack } from '@delebil/ui'
import { formatPastPeriod, priceSentence, reservationStateText } from '@delebil/validation/text'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { CarPicture } from '../car-row/car-picture.tsx'
import { reservationPrice } from '../data/reservation-price.ts'
import { shownPeriod } from '../data/reservation-times.ts'
import { texts } from '../locale/texts.ts'
import { HostLink } from '../panel/host-link.tsx'
import { muted, paragraph } from '../panel/panel.css.ts'
import { RetryState } from '../panel/retry-state.tsx'
import { useHistoricReservations } from './data.ts'
import {
  history,
  historyEnd,
  historyName,
  historyPicture,
  historyPrice,
  historyRow,
  historyWords,
  listHeading,
  pager,
} from './reservation.css.ts'

/** Trips that are over, 20 at a time. */
export function HistoricList() {
  const [page, setPage] = useState(0)
  const { data, error, mutate, totalPages, isLast } = useHistoricReservations(page)
  return (
    <section>
      <h2 className={listHeading}>{texts.reservation.historicHeading}</h2>
      {error && !data && <RetryState heading={texts.failed.title} error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Stack gapPx={12}>
          <Skeleton heightPx={56} />
          <Skeleton heightPx={56} />
          <Skeleton heightPx={56} />
        </Stack>
      )}
      {data?.data.length === 0 && <p className={paragraph}>{texts.reservation.emptyHistoric}</p>}
      {data && data.data.length > 0 && (
        <Card padding="none">
          <ul className={history}>
            {data.data.map((reservation) => (
              <li key={reservation.id}>
                <HistoricRow reservation={reservation} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {totalPages > 1 && (
        <nav className={pager} aria-label={texts.reservation.historicHeading}>
          <IconButton
            icon={ChevronLeft}
            label={texts.reservation.previousPage}
            isDisabled={page === 0}
            onPress={() => setPage(page - 1)}
          />
          <span role="status" className={muted}>
            {texts.reservation.page(page + 1, totalPages)}
          </span>
          <IconButton
            icon={ChevronRight}
            label={texts.reservation.nextPage}
            isDisabled={isLast}
            onPress={() => setPage(page + 1)}
          />
        </nav>
      )}
    </section>
  )
}

function HistoricRow({ reservation }: { readonly reservation: Reservation }) {
  const { links } = useBookingHost()
  const { state } = reservation
  return (
    <HostLink address={links.reservation(reservation.id)} className={historyRow}>
      <span className={historyPicture}>
        <CarPicture bodyType={reservation.car.bodyType} color={reservation.car.color} />
      </span>
      <span className={historyWords}>
        <span className={historyName}>{reservation.model}</span>
        <span className={muted}>{formatPastPeriod(shownPeriod(reservation))}</span>
      </span>
      <span className={historyEnd}>
        <span className={historyPrice}>{priceSentence(reservationPrice(reservation))}</span>
        <span className={muted}>{reservationStateText[state]}</span>
      </span>
    </HostLink>
  )
}
