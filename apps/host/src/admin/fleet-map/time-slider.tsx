import { Button, Slider } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
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

/** Two days back to three ahead; arrows move half an hour, Page Up and Page Down further. */
export function TimeSlider({ start, stepMinutes, steps, onChange }: TimeSliderProps) {
  const say = (value: number) =>
    value === 0 ? fleetMapTexts.now : formatDateTime(addMinutes(start, value * stepMinutes))
  return (
    <div className={css.controls}>
      <Slider
        label={fleetMapTexts.time}
        minValue={-BACK_DAYS * DAY_STEPS}
        maxValue={AHEAD_DAYS * DAY_STEPS}
        value={steps}
        onChange={onChange}
        formatValue={say}
      />
      <span>
        <Button isSmall isDisabled={steps === 0} onPress={() => onChange(0)}>
          {fleetMapTexts.goToNow}
        </Button>
      </span>
    </div>
  )
}
