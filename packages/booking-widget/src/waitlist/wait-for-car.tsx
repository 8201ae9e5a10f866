import type { Car } from '@delebil/core-api'
import type { Period } from '@delebil/validation'
import { formatTime } from '@delebil/validation/text'
import { formatInstant, MINUTE_MS } from '@delebil/validation/time'
import { useMemo } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { useNow } from '../data/use-now.ts'
import { waitTexts } from '../locale/wait-texts.ts'
import { HostLink } from '../panel/host-link.tsx'
import { link, paragraph } from '../panel/panel.css.ts'
import { JoinButton } from './join-button.tsx'
import { type NewEntry, useJoinWaitlist } from './use-join-waitlist.ts'
import { useWaitlistEntries } from './use-waitlist-entries.ts'
import { waitPeriod } from './wait-period.ts'
import { stack } from './waitlist.css.ts'

export interface WaitForCarProps {
  readonly car: Pick<Car, 'id' | 'organizationId'>
  readonly period: Period
  readonly superDamageWaiver: boolean
}

/** For a car that is taken: asks to be told, or says that one waits already or has the car held. */
export function WaitForCar({ car, period: asked, superDamageWaiver }: WaitForCarProps) {
  const { links } = useBookingHost()
  const entries = useWaitlistEntries()
  const period = waitPeriod(asked, useNow(MINUTE_MS))
  const [start, end] = period ? [formatInstant(period.start), formatInstant(period.end)] : []
  const entry = useMemo<NewEntry | undefined>(
    () => (start && end ? { start, end, carId: car.id, superDamageWaiver } : undefined),
    [start, end, car.id, superDamageWaiver],
  )
  const ask = useJoinWaitlist(entry, car.organizationId)
  // The time that was asked for stands above; another has to be told.
  const isMoved = period?.start.getTime() !== asked.start.getTime()
  const held = entries?.find(({ hold }) => hold?.car.id === car.id)
  if (held?.hold) {
    return (
      <div className={stack}>
        <p className={paragraph}>{waitTexts.heldHere(formatTime(new Date(held.hold.until)))}</p>
        <HostLink address={links.reservations} className={link}>
          {waitTexts.toHold}
        </HostLink>
      </div>
    )
  }
  if (!period) return null
  const isWaiting = entries?.some((one) => one.car?.id === car.id && one.start === start && one.end === end) ?? false
  const known = isWaiting && ask.state.name !== 'pending' ? ({ name: 'done', count: 1 } as const) : ask.state
  return (
    <JoinButton ask={{ ...ask, state: known }} period={isMoved ? period : undefined}>
      {waitTexts.askForCar}
    </JoinButton>
  )
}
