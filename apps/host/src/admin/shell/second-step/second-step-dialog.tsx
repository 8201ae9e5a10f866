import { useAnswer } from '@delebil/core-api/react'
import { LinkButton, Modal, Stack } from '@delebil/ui'
import { useSnapshot } from 'valtio/react'
import { paragraph } from '../../../site/page/page.css.ts'
import { paths } from '../../../site/paths.ts'
import { ProveForm } from '../../../site/second-step/prove-form.tsx'
import { secondStepTexts as own } from '../../../site/second-step/second-step-texts.ts'
import type { SecondStepDoor } from './create-second-step-door.ts'

/** Asks for the second step where a call needs it; what was typed stays behind it. */
export function SecondStepDialog({ door }: { readonly door: SecondStepDoor }) {
  const { asks } = useSnapshot(door.state)
  return (
    <Modal
      isOpen={asks !== undefined}
      heading={asks === 'set-up' ? own.heading : own.prove}
      onClose={() => door.settle(false)}
    >
      {asks === 'set-up' && <SetUpFirst />}
      {asks === 'prove' && <Prove door={door} />}
    </Modal>
  )
}

function SetUpFirst() {
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{own.missing}</p>
      <LinkButton variant="primary" isWide href={paths.secondStep}>
        {own.setUp}
      </LinkButton>
    </Stack>
  )
}

function Prove({ door }: { readonly door: SecondStepDoor }) {
  const { data } = useAnswer('getSecondStep', {})
  const hasPasskey = data?.factors.some(({ kind }) => kind === 'PASSKEY') ?? false
  return <ProveForm key={String(hasPasskey)} hasPasskey={hasPasskey} onProved={() => door.settle(true)} />
}
