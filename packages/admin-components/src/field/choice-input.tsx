import { type Option, Select } from '@delebil/ui'
import { texts } from '../texts.ts'

const NONE = '-'

export interface ChoiceInputProps {
  readonly label: string
  readonly options: readonly Option[]
  /** The key chosen; empty for none. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly error?: string | undefined
  readonly isOptional: boolean
}

/** One of a few; where it may be left out, 'Ingen' says so. */
export function ChoiceInput({ options, value, onChange, isOptional, ...field }: ChoiceInputProps) {
  const none = isOptional ? [{ id: NONE, label: texts.none }] : []
  const chosen = value === '' ? (isOptional ? NONE : null) : value
  return (
    <Select
      {...field}
      isOptional={isOptional}
      options={[...none, ...options]}
      value={chosen}
      placeholder={texts.choose}
      onChange={(id) => onChange(id === NONE ? '' : id)}
    />
  )
}
