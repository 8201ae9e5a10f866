import { Button, Slider } from '@delebil/ui'
import { formatDate, formatDateTime } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import { dayTicks } from './day-ticks.ts'
import * as css from './fleet-map.css.ts'
import { fleetMapTexts } from './fleet-map-texts.ts'

const DAY_STEPS = 48
const BACK_DAYS = 2
const AHEAD_DAYS = 3

export interface TimeSliderProps {
  readonly start: Date
  readonly stepMinutes: number
  /** From now; below zero is before. */
  readonly steps: number
  readonly onChange: (steps: number) => void
}

/** 'tir. 24.': of days so near nobody asks the month, and a phone has no room for it. */
const withoutMonth = (date: string): string => date.replace(/\s\S+$/, '')

/** Two days back to three ahead; arrows move half an hour, Page Up and Page Down further. */
export function TimeSlider({ start, stepMinutes, steps, onChange }: TimeSliderProps) {
  const say = (value: number) =>
    value === 0 ? fleetMapTexts.now : formatDateTime(addMinutes(start, value * stepMinutes))
  const [from, until] = [-BACK_DAYS, AHEAD_DAYS].map((days) => addMinutes(start, days * DAY_STEPS * stepMinutes))
  return (
    <div className={css.controls}>
      <div className={css.slider}>
        <Slider
          label={fleetMapTexts.time}
          minValue={-BACK_DAYS * DAY_STEPS}
          maxValue={AHEAD_DAYS * DAY_STEPS}
          value={steps}
          onChange={onChange}
          formatValue={say}
        />
        <div className={css.scale} aria-hidden>
          {from &&
            until &&
            dayTicks(from, until).map(({ at, share }) => (
              <span key={at.getTime()} className={css.tick} style={{ insetInlineStart: `${share * 100}%` }}>
                {withoutMonth(formatDate(at))}
              </span>
            ))}
        </div>
      </div>
      <Button isSmall isDisabled={steps === 0} onPress={() => onChange(0)}>
        {fleetMapTexts.goToNow}
      </Button>
    </div>
  )
}
