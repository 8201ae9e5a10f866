import { Button, ErrorMessage, Inline, TextField } from '@delebil/ui'
import { checkDateField, checkPolicyValue, type PolicyKey, policyFields } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { type FormEvent, useRef, useState } from 'react'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'
import { type Errors, type Typed, useDecide } from './use-settings.ts'

export const nothingTyped: Typed = { value: '', from: '', why: '' }

function wrongIn(key: PolicyKey, { value, from }: Typed): Errors {
  const text = value.trim()
  const valueProblem = checkPolicyValue(key, text === '' ? text : Number(text))
  const fromProblem = from.trim() === '' ? undefined : checkDateField(from)
  return {
    ...(valueProblem && { value: problemText[valueProblem] }),
    ...(fromProblem && { from: problemText[fromProblem] }),
  }
}

interface SettingFormProps {
  readonly settingKey: PolicyKey
  readonly version: number
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  readonly onClose: () => void
}

/** A new value, from when, and why. What was typed stays until it is saved or let go. */
export function SettingForm({ settingKey, version, typed, onType, onClose }: SettingFormProps) {
  const { label } = policyFields[settingKey]
  const { decide, isPending } = useDecide()
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  function tell(wrong: Errors): void {
    setErrors(wrong)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(undefined)
    const wrong = wrongIn(settingKey, typed)
    if (Object.keys(wrong).length > 0) return tell(wrong)
    const refusal = await decide(settingKey, label, typed, version)
    if (refusal === undefined) return onClose()
    const isAtField = Object.keys(refusal.fields).length > 0
    if (isAtField) tell(refusal.fields)
    setProblem(isAtField ? undefined : refusal.message)
  }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (value: string) => {
      onType({ ...typed, [name]: value })
      setErrors(({ [name]: _, ...rest }) => rest)
    },
    ...(errors[name] !== undefined && { error: errors[name] }),
  })
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={own.changeOf(label)}
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <div className={css.fields}>
        <TextField
          label={own.newValue(settingKey)}
          help={own.bounds(settingKey)}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          {...field('value')}
        />
        <TextField
          label={own.from}
          help={own.fromHelp}
          placeholder="DD.MM.ÅÅÅÅ"
          autoComplete="off"
          isOptional
          {...field('from')}
        />
      </div>
      <TextField label={own.why} isOptional {...field('why')} />
      <ErrorMessage>{problem}</ErrorMessage>
      <Inline>
        <Button type="submit" variant="primary" isPending={isPending}>
          {own.save}
        </Button>
        <Button onPress={onClose}>{own.cancel}</Button>
      </Inline>
    </form>
  )
}
