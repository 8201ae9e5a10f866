import type { Refusal, Result } from '@delebil/core-api'
import type { StaffRight } from '@delebil/core-api/admin'
import { Button, ErrorMessage, FieldRow, Inline, TextField, useForm } from '@delebil/ui'
import { checkDateField, checkEmail, checkName } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { dayOf } from '../shared/day-of.ts'
import { type MenuPage, OpenedPages } from './opened-pages.tsx'
import { areaOrder, type Choice, type Choices, choiceIn, dayField, rightsOf } from './rights.ts'
import { RightsFields } from './rights-fields.tsx'
import * as css from './staff.css.ts'
import { staffTexts as own } from './staff-texts.ts'

type Values = {
  readonly name: string
  readonly email: string
  readonly choices: Choices
  readonly currentPassword: string
  readonly why: string
}

const wrongDay = (typed: string) => {
  if (typed.trim() === '') return undefined
  const problem = checkDateField(typed)
  if (problem) return problemText[problem]
  return (dayOf(typed) ?? '') < osloDateText(new Date()) ? problemText['field.in-past'] : undefined
}
const endsFirst = ({ from, until }: Choice) => (dayOf(from) ?? '') > (dayOf(until) ?? '9999')
const wrongDays = (choices: Choices) =>
  Object.fromEntries(
    areaOrder.flatMap((area) => {
      const { from, until } = choices[area]
      const order = endsFirst(choices[area]) ? problemText['staff.ends-before-start'] : undefined
      return [
        [dayField(area, 'from'), wrongDay(from)],
        [dayField(area, 'until'), wrongDay(until) ?? order],
      ]
    }),
  )

function wrongWho({ name, email }: Values) {
  const [wrongName, wrongEmail] = [
    name.trim() === '' ? ('field.required' as const) : checkName(name),
    email.trim() === '' ? ('field.required' as const) : checkEmail(email),
  ]
  return { name: wrongName && problemText[wrongName], email: wrongEmail && problemText[wrongEmail] }
}

interface StaffFormProps {
  /** Names the form. */
  readonly label: string
  readonly rights: readonly StaffRight[]
  readonly pages: readonly MenuPage[]
  /** Somebody new is named, and given at least one right. */
  readonly isNew: boolean
  readonly onSend: (
    values: { readonly name: string; readonly email: string },
    rights: readonly StaffRight[],
    proof: { readonly currentPassword?: string; readonly why?: string },
  ) => Promise<Result<unknown, Refusal['code']>>
  readonly onClose: () => void
}

/** What somebody may do, chosen and proved to be given by oneself. */
export function StaffForm({ label, rights, pages, isNew, onSend, onClose }: StaffFormProps) {
  const form = useForm<Values, Refusal, unknown>({
    initial: {
      name: '',
      email: '',
      choices: Object.fromEntries(areaOrder.map((area) => [area, choiceIn(rights, area)])) as Choices,
      currentPassword: '',
      why: '',
    },
    check: (values) => ({
      ...(isNew && wrongWho(values)),
      ...(isNew && rightsOf(values.choices).length === 0 && { choices: own.rightNone }),
      ...wrongDays(values.choices),
    }),
    send: ({ name, email, choices, currentPassword, why }) =>
      onSend({ name, email }, rightsOf(choices), {
        ...(currentPassword !== '' && { currentPassword }),
        ...(why.trim() !== '' && { why }),
      }),
    onDone: onClose,
  })
  const choices = form.field('choices')
  return (
    <form className={css.form} aria-label={label} {...form.props}>
      {isNew && (
        <FieldRow isFilled narrowestPx={200}>
          <TextField label={own.name} autoComplete="off" autoFocus {...form.field('name')} />
          <TextField label={own.email} type="email" autoComplete="off" {...form.field('email')} />
        </FieldRow>
      )}
      <RightsFields choices={choices.value} onChange={choices.onChange} errors={form.errors} />
      <ErrorMessage>{choices.error}</ErrorMessage>
      <OpenedPages choices={choices.value} pages={pages} />
      <FieldRow isFilled narrowestPx={200}>
        <TextField
          label={own.password}
          help={own.passwordHelp}
          type="password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <TextField label={own.why} isOptional autoComplete="off" {...form.field('why')} />
      </FieldRow>
      <ErrorMessage>{form.problem}</ErrorMessage>
      <Inline>
        <Button {...form.button} variant="primary">
          {isNew ? own.send : own.save}
        </Button>
        <Button onPress={onClose}>{own.cancel}</Button>
      </Inline>
    </form>
  )
}
