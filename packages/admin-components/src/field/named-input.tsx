import { CheckboxGroup, Stack } from '@delebil/ui'
import { ChoiceInput, type ChoiceInputProps } from './choice-input.tsx'
import * as css from './field.css.ts'
import { useNamed } from './use-named.ts'

interface NamedInputProps extends Omit<ChoiceInputProps, 'options'> {
  /** The call that lists them. */
  readonly from: string
}

/** One of the club's own values. One that is no longer among them stays until another is chosen. */
export function NamedInput({ from, value, ...field }: NamedInputProps) {
  const data = useNamed(from) ?? []
  const isKnown = value === '' || data.some(({ key }) => key === value)
  const options = data.map(({ key, name }) => ({ id: key, label: name }))
  return (
    <ChoiceInput {...field} value={value} options={isKnown ? options : [...options, { id: value, label: value }]} />
  )
}

interface NamesInputProps extends Omit<NamedInputProps, 'value' | 'onChange'> {
  readonly value: readonly string[]
  readonly onChange: (keys: readonly string[]) => void
}

/** Any of the values, group by group. */
export function NamesInput({ from, label, value, onChange, error }: NamesInputProps) {
  const data = useNamed(from) ?? []
  const groups = [...new Set(data.map(({ group = label }) => group))]
  return (
    <Stack gapPx={16}>
      {groups.map((group, index) => {
        const own = data.filter((one) => (one.group ?? label) === group)
        const isOwn = (key: string) => own.some((one) => one.key === key)
        return (
          <div key={group} className={css.group}>
            <CheckboxGroup
              label={group}
              isInline
              error={index === 0 ? error : undefined}
              options={own.map(({ key, name }) => ({ id: key, label: name }))}
              value={value.filter(isOwn)}
              onChange={(chosen) => onChange([...value.filter((key) => !isOwn(key)), ...chosen])}
            />
          </div>
        )
      })}
    </Stack>
  )
}
