import type { Refusal } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack, TextField, useForm } from '@delebil/ui'
import { checkEmail, checkFullName } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { firstRunTexts as own } from './first-run-texts.ts'

const empty = { code: '', name: '', administratorName: '', email: '' }
type Values = typeof empty

/** What came of it: the way to a password, or to whom that was mailed. */
export interface Made {
  readonly passwordPath: string | null
  readonly email: string
}

const needed = (typed: string) => (typed.trim() === '' ? ('field.required' as const) : undefined)

const wrongIn = ({ code, name, administratorName, email }: Values) => {
  const problems = {
    code: needed(code),
    name: needed(name),
    administratorName: needed(administratorName) ?? checkFullName(administratorName),
    email: needed(email) ?? checkEmail(email),
  }
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, code && problemText[code]]))
}

/** What the first organisation is made of. */
export function FirstRunForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const { send } = useChange('createFirstOrganization')
  const form = useForm<Values, Refusal, { readonly passwordPath: string | null }>({
    initial: empty,
    check: wrongIn,
    send: (body) => send({ body }),
    onDone: ({ passwordPath }, { email }) => onMade({ passwordPath, email }),
  })
  return (
    <form aria-label={own.heading} {...form.props}>
      <Stack gapPx={16}>
        <TextField
          label={own.code}
          help={own.codeHelp}
          autoComplete="one-time-code"
          spellCheck="false"
          {...form.field('code')}
        />
        <TextField label={own.name} autoComplete="organization" {...form.field('name')} />
        <TextField label={own.administratorName} autoComplete="name" {...form.field('administratorName')} />
        <TextField label={own.email} help={own.emailHelp} type="email" autoComplete="email" {...form.field('email')} />
        <ErrorMessage>{form.problem}</ErrorMessage>
        <Button {...form.button} variant="primary" isWide>
          {own.submit}
        </Button>
      </Stack>
    </form>
  )
}
