import { ComboBox, DatePicker, TextField } from '@delebil/ui'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { instantOf } from '../screen/draft.ts'
import {
  dayOf,
  joinMoment,
  readTime,
  splitMoment,
  tidyTime,
  timesOf,
  typedDay,
  wholeTime,
} from '../screen/moment-text.ts'
import { wholeMoment } from '../screen/short-moment.ts'
import { texts } from '../texts.ts'
import type { ChoiceInputProps } from './choice-input.tsx'
import * as css from './field.css.ts'

interface MomentInputProps extends Omit<ChoiceInputProps, 'options'> {
  /** As typed: '21.11.2026 14:30'. */
  readonly value: string
  readonly stepMinutes: number | undefined
  /** The moment that it follows, as typed: what is typed in a hurry is reckoned from it. */
  readonly after?: string | undefined
}

/** A day and a time in Oslo. Both may be typed into the day's field at once. */
export function MomentInput({ label, value, onChange, stepMinutes, after = '', error, isOptional }: MomentInputProps) {
  const { now } = useAdminHost()
  const whole = (typed: string) => wholeMoment(typed, now(), instantOf(after))
  const { day, time } = splitMoment(value)
  const isTimeWrong = error !== undefined && dayOf(day) !== undefined && readTime(time) === undefined
  const clock = {
    label: texts.timeOf(label),
    value: time,
    error: isTimeWrong ? error : undefined,
    onChange: (next: string) => onChange(joinMoment({ day, time: next })),
  }
  return (
    <div className={css.moment}>
      <DatePicker
        label={label}
        error={isTimeWrong ? undefined : error}
        isOptional={isOptional}
        value={dayOf(day) ?? null}
        parseText={(typed) => dayOf(whole(typed))}
        onChange={(chosen) => chosen !== null && onChange(joinMoment({ day: typedDay(chosen), time }))}
        onTextCommit={(typed) => {
          const parts = splitMoment(whole(typed))
          onChange(typed.trim() === '' ? '' : joinMoment({ day: parts.day, time: parts.time || time }))
        }}
      />
      {stepMinutes === undefined ? <TimeField {...clock} /> : <StepField {...clock} stepMinutes={stepMinutes} />}
    </div>
  )
}

/** What is half typed is no time yet, and stays as it is typed. */
function TimeField({
  label,
  value,
  onChange,
  error,
}: Pick<MomentInputProps, 'label' | 'value' | 'onChange' | 'error'>) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      placeholder={texts.timePattern}
      autoComplete="off"
      error={error}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text)
        onChange(tidyTime(text))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

type StepFieldProps = Parameters<typeof TimeField>[0] & { readonly stepMinutes: number }

/** A time out of those that are so far apart, chosen or typed: '1800' and '18' are six o'clock in the evening. */
function StepField({ label, value, onChange, error, stepMinutes }: StepFieldProps) {
  const [typed, setTyped] = useState<string>()
  const begun = tidyTime(typed ?? '')
  const times = timesOf(stepMinutes, value)
  const fitting = times.filter((time) => time.startsWith(begun) || time === wholeTime(begun))
  return (
    <ComboBox
      label={label}
      placeholder={texts.timePattern}
      error={error}
      isFiltered
      allowsCustomValue
      options={(typed === undefined || fitting.length === 0 ? times : fitting).map((id) => ({ id, label: id }))}
      value={times.includes(value) ? value : null}
      inputValue={typed ?? value}
      onInputChange={(text) => {
        if (text === (typed ?? value)) return
        setTyped(text)
        onChange(tidyTime(text))
      }}
      onChange={(id) => {
        if (id === null) return
        setTyped(undefined)
        onChange(id)
      }}
      onBlur={() => {
        if (typed !== undefined) onChange(wholeTime(typed))
        setTyped(undefined)
      }}
    />
  )
}
