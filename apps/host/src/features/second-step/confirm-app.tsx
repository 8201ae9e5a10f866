import type { Refusal } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack, TextField, useForm } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { renderSVG } from 'uqr'
import { paragraph } from '../../site/page/page.css.ts'
import type { Added, Begun } from './added.ts'
import * as css from './second-step.css.ts'
import { secondStepPageTexts as own } from './second-step-page-texts.ts'

interface ConfirmAppProps {
  readonly begun: Begun
  readonly onAdded: (added: Added) => void
}

/** What an app is told, and the first code that it answers with. */
export function ConfirmApp({ begun: { id, secret, uri }, onAdded }: ConfirmAppProps) {
  const { send } = useChange('confirmApp')
  const form = useForm<{ code: string }, Refusal, Added>({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? problemText['field.required'] : undefined }),
    send: (body) => send({ params: { id }, body }),
    onDone: onAdded,
  })
  return (
    <form aria-label={own.addApp} {...form.props}>
      <Stack gapPx={12}>
        <p className={paragraph}>{own.scan}</p>
        <img className={css.qr} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`} alt={own.qrCode} />
        <p className={css.secret}>{`${own.secret}: ${secret}`}</p>
        <TextField label={own.appCode} autoComplete="one-time-code" inputMode="numeric" {...form.field('code')} />
        <ErrorMessage>{form.problem}</ErrorMessage>
        <Button {...form.button} variant="primary" isWide>
          {own.confirm}
        </Button>
      </Stack>
    </form>
  )
}
