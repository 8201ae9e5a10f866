import { Button, HeroButton } from '@delebil/ui'
import { hasTelematics, openingWay } from '@delebil/validation'
import { useId } from 'react'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { tripTexts } from '../../locale/trip-texts.ts'
import { actionLooks } from '../actions/action-looks.ts'
import { CarFeedback } from '../actions/car-feedback.tsx'
import { closedText } from '../closed-text.ts'
import { OfflineWords } from '../offline-words.tsx'
import { bar, barMain, barRow, barWords, thumbBar } from './trip.css.ts'
import type { Trip } from './use-trip.ts'

const pendingTexts = { open: texts.open.pending, lock: actionTexts.lock.pending } as const
const doneTexts = { open: texts.open.turned, lock: actionTexts.lock.turned } as const

export interface TripBarProps {
  readonly trip: Trip
  /** Stays in sight at the bottom of a phone. */
  readonly isAtThumb?: boolean
}

/** The one act of the moment, and what gives the car up, quieter, below it. */
export function TripBar({ trip, isAtThumb = false }: TripBarProps) {
  const { reservation, placed, lock, act } = trip
  const { main, isBlocked, row } = placed
  // What opens the car is one button, whether it may be pressed or not: a press that begins before it may, and ends after, opens.
  const shown = main ?? (isBlocked && !isTooEarly(trip) ? 'open' : undefined)
  const words = isBlocked ? blockedText(trip) : wordsOf(trip)
  const wordsId = useId()
  // On the side where the bar grows: the button stays where it is when they go.
  const said = words !== undefined && (
    <p id={wordsId} className={barWords}>
      {words}
    </p>
  )
  const isEmpty = main === undefined && !isBlocked && row.length === 0
  return (
    <div className={isEmpty ? '' : isAtThumb ? thumbBar : bar}>
      <OfflineWords canWait />
      <CarFeedback reservation={reservation} change={lock} />
      {isAtThumb && said}
      {shown && <MainAct trip={trip} id={shown} blockedBy={main ? undefined : wordsId} />}
      {row.length > 0 && (
        <div className={barRow}>
          {row.map((id) => (
            <Button
              key={id}
              variant={trip.isWide ? 'secondary' : 'quiet'}
              icon={actionLooks[id].icon}
              onPress={() => act(id)}
            >
              {actionLooks[id].text}
            </Button>
          ))}
        </div>
      )}
      {!isAtThumb && said}
    </div>
  )
}

interface MainActProps {
  readonly trip: Trip
  readonly id: NonNullable<Trip['placed']['main']>
  readonly blockedBy: string | undefined
}

function MainAct({ trip: { lock, act }, id, blockedBy }: MainActProps) {
  return (
    <div className={barMain}>
      <HeroButton
        icon={actionLooks[id].icon}
        blockedBy={blockedBy}
        doneText={lock.settling === id ? doneTexts[lock.settling] : undefined}
        pendingText={lock.pending && id !== 'end' ? pendingTexts[lock.pending] : undefined}
        onPress={() => act(id)}
      >
        {actionLooks[id].text}
      </HeroButton>
    </div>
  )
}

/** Days before, when it can be opened is told and no button stands in the way of what can be done. */
const isTooEarly = ({ phase, law }: Trip) => phase === 'ahead' && law.may('open') === 'reservation.outside-window'

/** Why the car stays shut. */
function blockedText({ reservation, law, now }: Trip): string {
  const problem = law.may('open')
  if (openingWay(reservation.car.access) === undefined || problem === undefined) return actionTexts.bluetoothOnly
  return closedText(problem, law.window, now)
}

function wordsOf({ reservation, placed, phase }: Trip): string | undefined {
  if (placed.main !== 'open') return undefined
  if (!hasTelematics(reservation.car.access)) return actionTexts.lockNotPossible
  return phase === 'ready' ? tripTexts.lookFirst : undefined
}
