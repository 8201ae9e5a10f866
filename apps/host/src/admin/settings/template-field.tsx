import { type FormField, Inline, TextArea, ToggleChip } from '@delebil/ui'
import { type PolicyField, SMS_MAX_LENGTH, smsFieldsIn, smsParts, toSmsText } from '@delebil/validation'
import { smsCounted } from '../shared/sms-counted.ts'
import { smsFieldToggled } from '../shared/sms-field-toggled.ts'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'

interface TemplateFieldProps extends FormField {
  readonly label: string
  readonly field: Extract<PolicyField, { kind: 'sms' }>
}

/** The text of an SMS with what is filled in: what it counts, and the fields that it may have, to press. */
export function TemplateField({ label, field, ...form }: TemplateFieldProps) {
  const { value, onChange } = form
  const used = smsFieldsIn(value)
  return (
    <div className={css.form}>
      <TextArea
        {...form}
        label={label}
        help={`${(field.needs ?? []).map((name) => `${own.needed(`{${name}}`)}. `).join('')}${smsCounted(smsParts(toSmsText(value).text))}`}
        maxLength={2 * SMS_MAX_LENGTH}
        autoFocus
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
      <div role="group" aria-label={own.fields}>
        <Inline gapPx={8}>
          {field.fields.map((name) => (
            <ToggleChip
              key={name}
              isSelected={used.includes(name)}
              onChange={(isIn) => onChange(smsFieldToggled(value, name, isIn))}
            >
              {`{${name}}`}
            </ToggleChip>
          ))}
        </Inline>
      </div>
    </div>
  )
}
