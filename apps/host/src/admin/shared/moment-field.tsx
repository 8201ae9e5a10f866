import { DatePicker, Inline, TimeSelect } from '@delebil/ui'
import { parseDateField } from '@delebil/validation'
import { addOsloDays, osloDateText, osloInstant } from '@delebil/validation/time'
import { halfHoursOf } from './half-hours.ts'

const MAX_DAYS_AHEAD = 800
const parseDay = (text: string): string | undefined => {
  const day = parseDateField(text)
  return day && osloDateText(osloInstant(day))
}

interface MomentFieldProps {
  readonly names: readonly [day: string, time: string]
  readonly at: Date
  readonly onChange: (at: Date) => void
  readonly error?: string | undefined
}

/** A day and a half hour of it. */
export function MomentField({ names: [dayName, timeName], at, onChange, error }: MomentFieldProps) {
  const day = osloDateText(at)
  const changeDay = (next: string | null) => {
    const found = next === null ? undefined : parseDateField(next)
    const here = parseDateField(day)
    if (!found || !here) return
    const days = Math.round(
      (Date.UTC(found.year, found.month - 1, found.day) - Date.UTC(here.year, here.month - 1, here.day)) / 86_400_000,
    )
    onChange(addOsloDays(at, days))
  }
  const now = new Date()
  return (
    <Inline gapPx={12}>
      <DatePicker
        label={dayName}
        value={day}
        onChange={changeDay}
        parseText={parseDay}
        minDate={osloDateText(addOsloDays(now, -MAX_DAYS_AHEAD))}
        maxDate={osloDateText(addOsloDays(now, MAX_DAYS_AHEAD))}
      />
      <TimeSelect
        label={timeName}
        options={halfHoursOf(day, at)}
        value={at.toISOString()}
        onChange={(id) => onChange(new Date(id))}
        error={error}
      />
    </Inline>
  )
}
