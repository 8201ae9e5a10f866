import { DatePicker, TextField, TimeSelect } from '@delebil/ui'
import { useState } from 'react'
import { dayOf, joinMoment, readTime, splitMoment, tidyTime, timesOf, typedDay } from '../screen/moment-text.ts'
import { texts } from '../texts.ts'
import type { ChoiceInputProps } from './choice-input.tsx'
import * as css from './field.css.ts'

interface MomentInputProps extends Omit<ChoiceInputProps, 'options'> {
  /** As typed: '21.11.2026 14:30'. */
  readonly value: string
  readonly stepMinutes: number | undefined
}

/** A day and a time in Oslo. Both may be typed into the day's field at once. */
export function MomentInput({ label, value, onChange, stepMinutes, error, isOptional }: MomentInputProps) {
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
        parseText={dayOf}
        onChange={(chosen) => chosen !== null && onChange(joinMoment({ day: typedDay(chosen), time }))}
        onTextCommit={(typed) => {
          const parts = splitMoment(typed)
          onChange(typed.trim() === '' ? '' : joinMoment({ day: parts.day, time: parts.time || time }))
        }}
      />
      {stepMinutes === undefined ? (
        <TimeField {...clock} />
      ) : (
        <TimeSelect
          {...clock}
          value={time === '' ? null : time}
          options={timesOf(stepMinutes, time).map((id) => ({ id, label: id }))}
          placeholder={texts.timePattern}
        />
      )}
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
