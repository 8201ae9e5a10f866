import { AvailabilityRing, Button, Inline } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { confirmTexts } from '../locale/confirm-texts.ts'
import { check } from './booking.css.ts'
import type { usePeriodCheck } from './use-period-check.ts'

export interface PeriodCheckProps {
  readonly state: ReturnType<typeof usePeriodCheck>
  /** The person has taken another time than the car was chosen for. */
  readonly isChanged: boolean
  readonly onUse: (free: Period) => void
}

/** Whether the car is free for the time that stands above, and the part of it that is. */
export function PeriodCheck({ state, isChanged, onUse }: PeriodCheckProps) {
  const isGood = state.name === 'free' || state.name === 'unknown'
  return (
    <div role="status" className={isGood && !isChanged ? '' : check}>
      {isChanged && state.isWaiting && confirmTexts.checking}
      {isChanged && state.name === 'free' && (
        <AvailabilityRing availability="available" label={confirmTexts.isFree} isLabelVisible />
      )}
      {state.name === 'taken' && (
        <AvailabilityRing availability="unavailable" label={confirmTexts.isTaken} isLabelVisible />
      )}
      {state.name === 'partial' && (
        <Inline gapPx={12}>
          <AvailabilityRing availability="partial" label={confirmTexts.isPartlyFree} isLabelVisible />
          <Button isSmall onPress={() => onUse(state.free)}>
            {confirmTexts.use(timesOf(state.free))}
          </Button>
        </Inline>
      )}
    </div>
  )
}

function timesOf(free: Period): string {
  const isOneDay = osloDateText(free.start) === osloDateText(free.end)
  return isOneDay ? `${formatTime(free.start)}–${formatTime(free.end)}` : formatPeriod(free)
}
