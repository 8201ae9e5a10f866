import type { Refusal } from '@delebil/core-api'
import type { Settings } from '@delebil/core-api/admin'
import { Button, ErrorMessage, type FieldErrors, FieldRow, Inline, RadioGroup, TextField, useForm } from '@delebil/ui'
import {
  checkDateField,
  checkPolicyStart,
  checkPolicyValue,
  type PolicyField,
  type PolicyKey,
  policyFields,
} from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { osloInstant } from '@delebil/validation/time'
import { dayOf } from '../shared/day-of.ts'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'
import { TemplateField } from './template-field.tsx'
import { decidedValue, type Typed, useDecide } from './use-settings.ts'

export const nothingTyped: Typed = { value: '', from: '', why: '' }

const isFromMonth = (key: PolicyKey): boolean => {
  const field: PolicyField = policyFields[key]
  return field.fromMonth === true
}

function wrongIn(key: PolicyKey, { value, from }: Typed): FieldErrors {
  const valueProblem = checkPolicyValue(key, decidedValue(key, value))
  const fromProblem = (from.trim() === '' ? undefined : checkDateField(from)) ?? startProblem(key, from)
  return { value: valueProblem && problemText[valueProblem], from: fromProblem && problemText[fromProblem] }
}

/** Some values begin with a month. */
function startProblem(key: PolicyKey, from: string) {
  const day = dayOf(from)
  if (day === undefined) return isFromMonth(key) ? ('setting.month-start' as const) : undefined
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return checkPolicyStart(key, osloInstant({ year, month, day: date, hour: 0, minute: 0 }))
}

interface SettingFormProps {
  readonly settingKey: PolicyKey
  readonly settings: Settings
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  readonly onClose: () => void
}

/** A new value, from when, and why. What was typed stays until it is saved or let go. */
export function SettingForm({ settingKey, settings, typed, onType, onClose }: SettingFormProps) {
  const field: PolicyField = policyFields[settingKey]
  const { label } = field
  const barred = settings.barred.filter(({ key }) => key === settingKey)
  const decide = useDecide()
  const form = useForm<Typed, Refusal, unknown>({
    initial: nothingTyped,
    typed,
    onType,
    check: (values) => wrongIn(settingKey, values),
    send: (values) => decide(settingKey, label, values, settings.version),
    onDone: onClose,
  })
  return (
    <form className={css.form} aria-label={own.changeOf(label)} {...form.props}>
      <FieldRow isFilled narrowestPx={200}>
        {field.kind === 'choice' ? (
          <RadioGroup
            label={own.newValue(settingKey)}
            options={field.choices.map((label, value) => ({
              id: String(value),
              label,
              isDisabled: barred.some((one) => one.value === value),
            }))}
            {...(barred.length > 0 && {
              help: barred.map(({ value, code }) => own.barred(settingKey, value, problemText[code])).join(' '),
            })}
            {...form.field('value')}
          />
        ) : field.kind === 'sms' ? (
          <TemplateField label={own.newValue(settingKey)} field={field} {...form.field('value')} />
        ) : (
          <TextField
            label={own.newValue(settingKey)}
            help={own.bounds(settingKey)}
            inputMode={field.kind === 'sender' ? 'text' : 'numeric'}
            autoComplete="off"
            autoFocus
            {...form.field('value')}
          />
        )}
        <TextField
          label={own.from}
          help={isFromMonth(settingKey) ? own.fromMonth : own.fromHelp}
          placeholder="DD.MM.ÅÅÅÅ"
          autoComplete="off"
          {...(!isFromMonth(settingKey) && { isOptional: true })}
          {...form.field('from')}
        />
      </FieldRow>
      <TextField label={own.why} isOptional {...form.field('why')} />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <Inline>
        <Button {...form.button} variant="primary">
          {own.save}
        </Button>
        <Button onPress={onClose}>{own.cancel}</Button>
      </Inline>
    </form>
  )
}
