import type { Reservation } from '@delebil/core-api'
import { Card } from '@delebil/ui'
import { MINUTE_MS } from '@delebil/validation/time'
import { useState } from 'react'
import { reservationPrice } from '../data/reservation-price.ts'
import { useLaw } from '../data/use-law.ts'
import { useNow } from '../data/use-now.ts'
import { readinessTexts } from '../locale/readiness-texts.ts'
import { texts } from '../locale/texts.ts'
import { MessageThread } from '../message/message-thread.tsx'
import { PriceTable } from '../panel/price-table.tsx'
import { Section } from '../panel/section.tsx'
import { StaffLinks } from '../panel/staff-links.tsx'
import { LicenseNotice } from '../readiness/license-notice.tsx'
import { BluetoothSlot } from './bluetooth/bluetooth-slot.tsx'
import { NoteEditor } from './note-editor.tsx'
import { OdometerQuestion } from './odometer/odometer-question.tsx'
import { card, highlighted } from './reservation.css.ts'
import { ReservationActions } from './reservation-actions.tsx'
import { ReservationLink } from './reservation-link.tsx'
import { ReservationSummary } from './reservation-summary.tsx'
import { RunningCost } from './running-cost.tsx'

export interface ReservationCardProps {
  readonly reservation: Reservation
  /** Price lines and note too, as on the reservation's own page; without them the card links there. */
  readonly isWhole?: boolean
}

/** A reservation with its countdown and what can be done with it. Highlighted once it was extended. */
export function ReservationCard({ reservation, isWhole = false }: ReservationCardProps) {
  const now = useNow(MINUTE_MS / 4)
  const [isExtended, setIsExtended] = useState(false)
  const { license } = useLaw(reservation, now)
  const name = texts.reservation.number(reservation.reservationNumber)
  return (
    <div className={isExtended ? highlighted : ''} data-highlighted={isExtended}>
      <Card as="article" padding="large" aria-label={`${name}, ${reservation.model}`}>
        <div className={card}>
          <ReservationSummary reservation={reservation} now={now} level={isWhole ? 'h2' : 'h3'} />
          {license !== undefined && <LicenseNotice problem={license}>{readinessTexts.beforeOpening}</LicenseNotice>}
          <BluetoothSlot reservation={reservation} now={now} />
          <ReservationActions
            isWhole={isWhole}
            reservation={reservation}
            now={now}
            onExtended={() => setIsExtended(true)}
          />
          {isWhole ? (
            <>
              <OdometerQuestion reservation={reservation} now={now} />
              <RunningCost reservation={reservation} now={now} isWhole>
                <Section heading={texts.car.price}>
                  <PriceTable price={reservation.price} words={reservationPrice(reservation)} />
                </Section>
              </RunningCost>
              <NoteEditor reservation={reservation} />
              <MessageThread reservation={reservation} now={now} />
              <StaffLinks
                kind="reservation"
                id={reservation.id}
                carId={reservation.carId}
                organizationId={reservation.organizationId}
              />
            </>
          ) : (
            <>
              <RunningCost reservation={reservation} now={now} isWhole={false} />
              <ReservationLink
                reservation={reservation}
                text={texts.reservation.showDetails(reservation.reservationNumber)}
              />
            </>
          )}
        </div>
      </Card>
    </div>
  )
}
