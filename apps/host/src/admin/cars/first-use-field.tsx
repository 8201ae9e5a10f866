import type { Refusal, Result } from '@delebil/core-api'
import { Button, ErrorMessage, TextField, useForm } from '@delebil/ui'
import { checkRequired } from '@delebil/validation'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import * as css from '../panel/panel.css.ts'

interface FirstUseFieldProps {
  readonly label: string
  readonly button: string
  /** As the server calls it. */
  readonly field: 'tag' | 'kilometers'
  readonly send: (typed: string) => Promise<Result<unknown, ProblemCode>>
}

/** One thing that is typed beside the car. */
export function FirstUseField({ label, button, field: name, send }: FirstUseFieldProps) {
  const form = useForm<Record<string, string>, Refusal, unknown>({
    initial: { [name]: '' },
    check: (values) => {
      const problem = checkRequired(values[name] ?? '')
      return { [name]: problem && problemText[problem] }
    },
    send: (values) => send(values[name] ?? ''),
  })
  return (
    <form className={css.form} aria-label={label} {...form.props}>
      <TextField
        label={label}
        inputMode={name === 'kilometers' ? 'numeric' : 'text'}
        autoComplete="off"
        {...form.field(name)}
      />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <div>
        <Button {...form.button}>{button}</Button>
      </div>
    </form>
  )
}
