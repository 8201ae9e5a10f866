import { type Field, isAdminKey } from '@delebil/core-api/admin'
import { Checkbox, CheckboxGroup, type Option, TextArea, TextField } from '@delebil/ui'
import type { DraftValue } from '../screen/draft.ts'
import { texts } from '../texts.ts'
import { ChoiceInput } from './choice-input.tsx'
import { DayInput } from './day-input.tsx'
import { MomentInput } from './moment-input.tsx'
import { NamedInput, NamesInput } from './named-input.tsx'
import { PlaceInput } from './place-input.tsx'
import { RefPicker } from './ref-picker.tsx'
import { RefsPicker } from './refs-picker.tsx'

export interface FieldInputProps {
  readonly name: string
  readonly field: Field
  readonly value: DraftValue | undefined
  readonly onChange: (value: DraftValue) => void
  readonly error?: string | undefined
  /** What is said at a reference, and those that it is likely to be: offered before anything is typed. */
  readonly help?: string | undefined
  readonly among?: readonly Option[] | undefined
  /** The moment that it follows in the form, as typed. */
  readonly after?: string | undefined
}

/** The control that a field of the contract is filled in with. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, error } = props
  const { kind, label, of = '', from = '', optional } = field
  const shared = { label: askedLabel(field), error, isOptional: optional === true, onChange }
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
      return <ChoiceInput {...shared} options={optionsOf(field)} value={text} />
    case 'choices':
      return <CheckboxGroup {...shared} isInline options={optionsOf(field)} value={[...several]} />
    case 'named':
      return <NamedInput {...shared} from={from} value={text} />
    case 'names':
      return <NamesInput {...shared} from={from} value={several} />
    case 'instant':
      return <MomentInput {...shared} stepMinutes={field.stepMinutes} value={text} after={props.after} />
    case 'day':
      return <DayInput {...shared} value={text} />
    case 'place':
      return <PlaceInput {...shared} maxLength={field.maxLength} value={text} />
    case 'ref':
      return isAdminKey(of) && <RefPicker {...shared} of={of} value={text} help={props.help} among={props.among} />
    case 'refs':
      return isAdminKey(of) && <RefsPicker {...shared} of={of} value={several} />
    default:
      return <TypedInput {...props} />
  }
}

/** A reference is chosen by its name: nobody is asked for an ID. */
export const askedLabel = ({ label }: Pick<Field, 'label'>): string => label.replace(/-ID$/, '')

const optionsOf = ({ options = {} }: Field) => Object.entries(options).map(([id, label]) => ({ id, label }))

const takesMinus = ({ input }: Field): boolean =>
  (input['~standard'].validate(-1) as { readonly issues?: unknown }).issues === undefined

function TypedInput({ name, field, value, onChange, error }: FieldInputProps) {
  const { kind, label, maxLength, optional } = field
  const isDigits = kind === 'number' || kind === 'money'
  const typed = {
    name,
    label,
    error,
    help: kind === 'money' ? texts.amountHelp : undefined,
    isOptional: optional === true,
    value: typeof value === 'string' ? value : '',
    onChange,
    ...(maxLength !== undefined && { maxLength }),
  }
  if (kind === 'long-text') return <TextArea {...typed} />
  if (field.isSecret)
    return (
      <TextField {...typed} type="password" autoComplete={field.whenRefused ? 'current-password' : 'new-password'} />
    )
  // The keys for digits on a phone have no minus.
  const inputMode = isDigits && !takesMinus(field) ? ({ inputMode: 'decimal' } as const) : {}
  return <TextField {...typed} autoComplete="off" {...inputMode} />
}
