import { DatePicker } from '@delebil/ui'
import { dayOf, typedDay } from '../screen/moment-text.ts'
import type { ChoiceInputProps } from './choice-input.tsx'

interface DayInputProps extends Omit<ChoiceInputProps, 'options'> {
  /** As typed: '21.11.2026'. */
  readonly value: string
}

/** A day, chosen or typed. */
export function DayInput({ label, value, onChange, error, isOptional }: DayInputProps) {
  return (
    <DatePicker
      label={label}
      error={error}
      isOptional={isOptional}
      value={dayOf(value) ?? null}
      parseText={dayOf}
      onChange={(chosen) => chosen !== null && onChange(typedDay(chosen))}
      onTextCommit={(typed) => onChange(typed.trim())}
    />
  )
}
