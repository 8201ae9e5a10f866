import { useAdminAnswer } from '@delebil/admin-components'
import { SegmentedControl, Select, TextArea, ToggleChip } from '@delebil/ui'
import { checkSmsText, SMS_MAX_LENGTH, type SmsClass, smsParts, staffSmsFields, toSmsText } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { smsCounted } from '../shared/sms-counted.ts'
import { smsFieldToggled } from '../shared/sms-field-toggled.ts'
import * as css from './sms.css.ts'
import { smsTexts as texts } from './sms-texts.ts'

interface SmsTextProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly smsClass: SmsClass
  readonly onClass: (smsClass: SmsClass) => void
  /** The fields that are in the text. */
  readonly used: readonly string[]
  readonly error: string | undefined
}

const NONE = ''

/** The text of an SMS: from a template or not, with fields, and what it counts. */
export function SmsText({ text, onText, smsClass, onClass, used, error }: SmsTextProps) {
  const { data: { data: templates } = { data: [] } } = useAdminAnswer('sms.templates', {})
  const template = templates.find((one) => one.text === text)?.key ?? NONE
  const problem = text.trim() === '' ? undefined : checkSmsText(text)
  const toggle = (field: string, isIn: boolean) => onText(smsFieldToggled(text, field, isIn))
  return (
    <div className={css.stack}>
      <Select
        label={texts.template}
        options={[{ id: NONE, label: texts.noTemplate }, ...templates.map(({ key, label }) => ({ id: key, label }))]}
        value={template}
        onChange={(id) => onText(templates.find((one) => one.key === id)?.text ?? '')}
      />
      <TextArea
        label={texts.text}
        value={text}
        onChange={onText}
        maxLength={2 * SMS_MAX_LENGTH}
        help={smsCounted(smsParts(toSmsText(text).text))}
        error={error ?? (problem && problemText[problem])}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own */}
      <div className={css.close} role="group" aria-label={texts.fields}>
        <span className={css.heading}>{texts.fields}</span>
        <div className={css.fields}>
          {staffSmsFields.map((field) => (
            <ToggleChip key={field} isSelected={used.includes(field)} onChange={(isIn) => toggle(field, isIn)}>
              {`{${field}}`}
            </ToggleChip>
          ))}
        </div>
      </div>
      <SegmentedControl
        label={texts.class}
        help={smsClass === 'news' ? texts.newsHelp : undefined}
        options={(['service', 'news'] as const).map((id) => ({ id, label: texts.classes[id] }))}
        value={smsClass}
        onChange={(id) => onClass(id === 'news' ? 'news' : 'service')}
      />
    </div>
  )
}
