import type { Field } from '@delebil/core-api/admin'
import { Checkbox, CheckboxGroup, Select, TextArea, TextField } from '@delebil/ui'
import { texts } from '../texts.ts'
import type { DraftValue } from './draft.ts'
import { RefPicker } from './ref-picker.tsx'
import { RefsPicker } from './refs-picker.tsx'

export interface FieldInputProps {
  readonly name: string
  readonly field: Field
  readonly value: DraftValue | undefined
  readonly onChange: (value: DraftValue) => void
  readonly error?: string | undefined
}

const NONE = '-'

/** The control that a field of the contract is filled in with. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, error } = props
  const { kind, label, of = '', optional } = field
  const shared = { label, error, isOptional: optional === true }
  const text = typeof value === 'string' ? value : ''
  const several = Array.isArray(value) ? (value as readonly string[]) : []
  switch (kind) {
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return <ChoiceInput {...props} />
    case 'choices':
      return <CheckboxGroup {...shared} options={optionsOf(field)} value={[...several]} onChange={onChange} />
    case 'ref':
      return <RefPicker {...shared} of={of} value={text} onChange={onChange} />
    case 'refs':
      return <RefsPicker {...shared} of={of} value={several} onChange={onChange} />
    default:
      return <TypedInput {...props} />
  }
}

const optionsOf = ({ options = {} }: Field) => Object.entries(options).map(([id, label]) => ({ id, label }))

function ChoiceInput({ field, value, onChange, error }: FieldInputProps) {
  const isOptional = field.optional === true
  const none = isOptional ? [{ id: NONE, label: texts.none }] : []
  const chosen = typeof value === 'string' && value !== '' ? value : isOptional ? NONE : null
  return (
    <Select
      label={field.label}
      error={error}
      isOptional={isOptional}
      options={[...none, ...optionsOf(field)]}
      value={chosen}
      placeholder={texts.choose}
      onChange={(id) => onChange(id === NONE ? '' : id)}
    />
  )
}

const helps: Partial<Record<Field['kind'], string>> = {
  instant: texts.momentHelp,
  money: texts.amountHelp,
  list: texts.listHelp,
}

function TypedInput({ name, field, value, onChange, error }: FieldInputProps) {
  const { kind, label, maxLength, optional } = field
  const text = typeof value === 'string' ? value : ''
  const isDigits = kind === 'number' || kind === 'money'
  const typed = {
    name,
    label,
    error,
    help: helps[kind],
    isOptional: optional === true,
    value: text,
    onChange,
    ...(maxLength !== undefined && { maxLength }),
  }
  if (kind === 'long-text' || kind === 'list') return <TextArea {...typed} />
  return <TextField {...typed} autoComplete="off" {...(isDigits && { inputMode: 'decimal' as const })} />
}
