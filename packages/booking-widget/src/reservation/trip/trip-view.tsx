import type { Reservation } from '@delebil/core-api'
import { Card, Icon, NumberPlate } from '@delebil/ui'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useBookingHost } from '../../booking-host.ts'
import { CarPicture } from '../../car-row/car-picture.tsx'
import { EntityMessages } from '../../entity-messages/entity-messages.tsx'
import { readinessTexts } from '../../locale/readiness-texts.ts'
import { texts } from '../../locale/texts.ts'
import { MessageThread } from '../../message/message-thread.tsx'
import { HostLink } from '../../panel/host-link.tsx'
import { StaffLinks } from '../../panel/staff-links.tsx'
import { LicenseNotice } from '../../readiness/license-notice.tsx'
import { BluetoothSlot } from '../bluetooth/bluetooth-slot.tsx'
import { NoteEditor } from '../note-editor.tsx'
import { OdometerQuestion } from '../odometer/odometer-question.tsx'
import { highlighted } from '../reservation.css.ts'
import { DetailsCard } from './details-card.tsx'
import { DriversCard } from './drivers-card.tsx'
import { ExtendCard } from './extend-card.tsx'
import { NextTrip } from './next-trip.tsx'
import { PlaceCard } from './place-card.tsx'
import { PriceCard } from './price-card.tsx'
import * as css from './trip.css.ts'
import { TripBar } from './trip-bar.tsx'
import { TripDialogs } from './trip-dialogs.tsx'
import { TripFigures } from './trip-figures.tsx'
import { TripLead } from './trip-lead.tsx'
import { TripMenu } from './trip-menu.tsx'
import { isOut, isPast } from './trip-phase.ts'
import { TripStatusLine } from './trip-status-line.tsx'
import { TripTiles } from './trip-tiles.tsx'
import { useIsWide } from './use-is-wide.ts'
import { type Trip, useTrip } from './use-trip.ts'

export interface TripViewProps {
  readonly reservation: Reservation
}

/** A reservation as a person on the way uses it: how it stands, what is next, and everything that belongs to it. */
export function TripView({ reservation }: TripViewProps) {
  const { links } = useBookingHost()
  const frame = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(frame)
  const trip = useTrip(reservation, isWide ? 'wide' : 'narrow')
  const { phase, now } = trip
  return (
    <>
      <div ref={frame} className={css.head}>
        <BackLink address={links.reservations} />
        <span className={css.headPicture}>
          <CarPicture bodyType={reservation.car.bodyType} color={reservation.car.color} />
        </span>
        <h1 className={css.heading}>
          {reservation.model}
          {(isOut(phase) || isWide) && <NumberPlate number={reservation.licensePlate} heightPx={isWide ? 32 : 22} />}
        </h1>
        {isWide && (
          <div className={css.headStatus}>
            <TripStatusLine trip={trip} />
          </div>
        )}
        <TripMenu trip={trip} />
      </div>
      {!isWide && (
        <div className={css.centered}>
          <TripStatusLine trip={trip} />
        </div>
      )}
      <EntityMessages reservationIds={[reservation.id]} />
      <BluetoothSlot reservation={reservation} now={now} />
      <div className={css.columns}>
        <Main trip={trip} />
        <Side trip={trip} />
      </div>
      {!isWide && <TripBar trip={trip} isAtThumb />}
    </>
  )
}

interface PartProps {
  readonly trip: Trip
}

/** What is used on the way. */
function Main({ trip }: PartProps) {
  const { reservation, law, phase, now, isWide, isExtended } = trip
  const isAhead = !isOut(phase) && !isPast(phase)
  return (
    <div className={css.side}>
      <OdometerQuestion reservation={reservation} now={now} />
      <div className={isExtended ? highlighted : ''} data-highlighted={isExtended}>
        <TripDialogs trip={trip} />
        <TripLead trip={trip} />
      </div>
      {/* Below what opens the car: the button stays where it is when the notice goes. */}
      {law.license !== undefined && <LicenseNotice problem={law.license}>{readinessTexts.beforeOpening}</LicenseNotice>}
      {!isWide && <TripFigures trip={trip} />}
      {isOut(phase) && <ExtendCard trip={trip} />}
      {!isWide && isAhead && <PlaceCard trip={trip} />}
      <TripTiles trip={trip} />
      {isAhead && <ExtendCard trip={trip} />}
      <NextTrip trip={trip} />
      {isWide && <Writing trip={trip} />}
      {isWide && <NextTrip trip={trip} isLast />}
    </div>
  )
}

/** What is looked up. */
function Side({ trip }: PartProps) {
  const { reservation, phase, isWide } = trip
  const { id, carId, organizationId, membershipId } = reservation
  return (
    <div className={css.side}>
      {isWide && !isPast(phase) && <PlaceCard trip={trip} />}
      <PriceCard trip={trip} />
      <DriversCard trip={trip} />
      <DetailsCard trip={trip} />
      {!isWide && <Writing trip={trip} />}
      <StaffLinks
        kind="reservation"
        id={id}
        carId={carId}
        organizationId={organizationId}
        membershipId={membershipId}
      />
      {!isWide && <NextTrip trip={trip} isLast />}
    </div>
  )
}

/** The way back to all reservations. */
export function BackLink({ address }: { readonly address: string }) {
  return (
    <HostLink address={address} className={css.back}>
      <Icon of={ArrowLeft} label={texts.reservation.backToAll} />
    </HostLink>
  )
}

function Writing({ trip: { reservation, now } }: PartProps) {
  return (
    <>
      <Card>
        <div className={css.writing}>
          <NoteEditor reservation={reservation} />
        </div>
      </Card>
      <Card>
        <div className={css.writing}>
          <MessageThread reservation={reservation} now={now} />
        </div>
      </Card>
    </>
  )
}
