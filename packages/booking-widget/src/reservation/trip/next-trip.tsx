import { Card, Icon } from '@delebil/ui'
import { formatPeriod, priceSentence } from '@delebil/validation/text'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useBookingHost } from '../../booking-host.ts'
import { CarPicture } from '../../car-row/car-picture.tsx'
import { reservationPrice } from '../../data/reservation-price.ts'
import { readTimes } from '../../data/reservation-times.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import { HostLink } from '../../panel/host-link.tsx'
import { countdown } from '../countdown.ts'
import { useActiveReservations } from '../data.ts'
import * as own from './next-trip.css.ts'
import * as css from './trip.css.ts'
import type { Trip } from './use-trip.ts'

interface NextTripProps {
  readonly trip: Trip
  /** At the end, where what comes late pushes nothing on. */
  readonly isLast?: boolean
}

/** The reservation that comes after this one, in the middle where it is known at once and else last; nothing where there is none. */
export function NextTrip({ trip: { reservation, now }, isLast = false }: NextTripProps) {
  const { links } = useBookingHost()
  const { data } = useActiveReservations()
  const [wasKnown] = useState(data !== undefined)
  if (wasKnown === isLast) return null
  const next = data?.data.find(({ id, start }) => id !== reservation.id && start >= reservation.start)
  if (!next) return null
  const waiting = countdown(next, now)
  return (
    <Card>
      <div className={css.stack}>
        <h2 className={css.title}>{tripTexts.next}</h2>
        <HostLink address={links.reservation(next.id)} className={own.link}>
          <span className={own.car}>
            <span className={own.picture}>
              <CarPicture bodyType={next.car.bodyType} color={next.car.color} />
            </span>
            <span className={own.words}>
              <span className={css.strong}>
                {next.model} · {formatPeriod(readTimes(next))}
              </span>
              <span className={css.small}>
                {[next.location.name, waiting, priceSentence(reservationPrice(next))].filter(Boolean).join(' · ')}
              </span>
            </span>
          </span>
          <Icon of={ChevronRight} />
        </HostLink>
      </div>
    </Card>
  )
}
