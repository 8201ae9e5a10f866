import type { Refusal } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack, TextField, useForm } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { useState } from 'react'
import { SectionCard } from '../../site/page/section-card.tsx'
import { makePasskey } from '../../site/second-step/sign-with-passkey.ts'
import type { Added, Begun } from './added.ts'
import { ConfirmApp } from './confirm-app.tsx'
import { secondStepPageTexts as own } from './second-step-page-texts.ts'

interface AddFactorProps {
  /** The first of all needs the password, where there is one. */
  readonly isFirst: boolean
  readonly hasApps: boolean
  readonly onAdded: (added: Added) => void
}

/** One more thing to prove oneself with. */
export function AddFactor({ isFirst, hasApps, onAdded }: AddFactorProps) {
  const beginning = useChange('beginPasskey')
  const adding = useChange('addPasskey')
  const beginningApp = useChange('beginApp')
  const [begun, setBegun] = useState<Begun>()
  const [problem, setProblem] = useState<string>()
  const form = useForm<{ name: string; currentPassword: string }, Refusal, Begun>({
    initial: { name: '', currentPassword: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? problemText['field.required'] : undefined }),
    send: ({ name, currentPassword }) => beginningApp.send({ body: { name, ...proof(currentPassword) } }),
    onDone: setBegun,
  })
  const [name, password] = [form.field('name'), form.field('currentPassword')]
  const addPasskey = async () => {
    setProblem(undefined)
    if (name.value.trim() === '') return setProblem(`${own.name}: ${problemText['field.required']}`)
    const asked = await beginning.send({ body: proof(password.value) })
    if (!asked.ok) return setProblem(Object.values(asked.refusal.fields)[0] ?? asked.refusal.message)
    const made = await makePasskey(asked.value.options)
    if (!made) return setProblem(own.passkeyFailed)
    const result = await adding.send({ body: { name: name.value, made: made as never } })
    if (!result.ok) return setProblem(result.refusal.message)
    onAdded(result.value)
  }
  if (begun) {
    return (
      <SectionCard heading={own.addApp}>
        <ConfirmApp begun={begun} onAdded={onAdded} />
      </SectionCard>
    )
  }
  return (
    <SectionCard heading={own.add}>
      <form aria-label={own.add} {...form.props}>
        <Stack gapPx={12}>
          <TextField label={own.name} help={own.nameHelp} autoComplete="off" {...name} />
          {isFirst && (
            <TextField label={own.currentPassword} type="password" autoComplete="current-password" {...password} />
          )}
          <ErrorMessage>{problem ?? form.problem}</ErrorMessage>
          <Button
            variant="primary"
            isWide
            isPending={beginning.isPending || adding.isPending}
            onPress={() => void addPasskey()}
          >
            {own.addPasskey}
          </Button>
          {hasApps && (
            <Button {...form.button} isWide>
              {own.addApp}
            </Button>
          )}
        </Stack>
      </form>
    </SectionCard>
  )
}

const proof = (currentPassword: string) => (currentPassword === '' ? {} : { currentPassword })
