import type { Refusal } from '@delebil/core-api'
import { Button, Checkbox, ErrorMessage, TextArea, TextField, useForm } from '@delebil/ui'
import { TERMS_MAX_LENGTH } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { addOsloDays, startOfOsloDay } from '@delebil/validation/time'
import { MomentField } from '../shared/moment-field.tsx'
import * as css from './terms.css.ts'
import { termsTexts as own } from './terms-texts.ts'
import { type TermsValues, useAddTerms } from './use-terms.ts'

const DAYS_OF_NOTICE = 30

interface NewTermsProps {
  readonly version: number
  readonly onChanged: (isChanged: boolean) => void
  readonly onDone: () => void
}

/** The form of a version of the terms. Members are given a month unless somebody says another day. */
export function NewTerms({ version, onChanged, onDone }: NewTermsProps) {
  const add = useAddTerms(version)
  const form = useForm<TermsValues, Refusal, unknown>({
    initial: {
      name: '',
      validFrom: startOfOsloDay(addOsloDays(new Date(), DAYS_OF_NOTICE)),
      text: '',
      isAsked: true,
      why: '',
    },
    onType: () => onChanged(true),
    check: ({ name }) => ({ name: name.trim() === '' ? problemText['field.required'] : undefined }),
    send: add,
    onDone,
  })
  const { value: validFrom, onChange: onValidFrom, error } = form.field('validFrom')
  const { value: isAsked, onChange: onAsked } = form.field('isAsked')
  return (
    <form className={css.card} aria-label={own.create} {...form.props}>
      <h2 className={css.heading}>{own.create}</h2>
      <TextField label={own.name} help={own.nameHelp} autoComplete="off" maxLength={40} {...form.field('name')} />
      <MomentField names={[own.day, own.time]} at={validFrom} onChange={onValidFrom} error={error} />
      <TextArea label={own.text} help={own.textHelp} isOptional maxLength={TERMS_MAX_LENGTH} {...form.field('text')} />
      <Checkbox isSelected={isAsked} onChange={onAsked}>
        {own.ask}
      </Checkbox>
      <TextField label={own.why} isOptional {...form.field('why')} />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <div className={css.buttons}>
        <Button onPress={onDone}>{own.cancel}</Button>
        <Button {...form.button} variant="primary">
          {own.save}
        </Button>
      </div>
    </form>
  )
}
