import type { Refusal } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack, TextField, useForm } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { useState } from 'react'
import { secondStepTexts as own } from './second-step-texts.ts'
import { signWithPasskey } from './sign-with-passkey.ts'

interface ProveFormProps {
  readonly hasPasskey: boolean
  readonly onProved: () => void
}

/** Proves the second step of this session: with a passkey where there is one, or a code. */
export function ProveForm({ hasPasskey, onProved }: ProveFormProps) {
  const asking = useChange('beginProof')
  const signed = useChange('proveByPasskey')
  const typed = useChange('proveByCode')
  const [problem, setProblem] = useState<string>()
  const form = useForm<{ code: string }, Refusal, unknown>({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? problemText['field.required'] : undefined }),
    send: (body) => typed.send({ body }),
    onDone: onProved,
  })
  const byPasskey = async () => {
    setProblem(undefined)
    const begun = await asking.send({})
    if (!begun.ok) return setProblem(begun.refusal.message)
    const made = await signWithPasskey(begun.value.options)
    if (!made) return setProblem(own.notMade)
    const result = await signed.send({ body: { made: made as never } })
    if (result.ok) onProved()
    else setProblem(result.refusal.message)
  }
  return (
    <Stack gapPx={16}>
      {hasPasskey && (
        <Button
          variant="primary"
          isWide
          isPending={asking.isPending || signed.isPending}
          onPress={() => void byPasskey()}
        >
          {own.byPasskey}
        </Button>
      )}
      <ErrorMessage>{problem}</ErrorMessage>
      <form aria-label={own.prove} {...form.props}>
        <Stack gapPx={12}>
          <TextField label={own.code} autoComplete="one-time-code" {...form.field('code')} />
          <ErrorMessage>{form.problem}</ErrorMessage>
          <Button {...form.button} isWide>
            {own.byCode}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
