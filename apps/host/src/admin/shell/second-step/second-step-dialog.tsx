import { useAnswer } from '@delebil/core-api/react'
import { Button, LinkButton, Modal, Stack } from '@delebil/ui'
import { useLocation } from 'react-router'
import { useSnapshot } from 'valtio/react'
import { paragraph } from '../../../site/page/page.css.ts'
import { paths } from '../../../site/paths.ts'
import { ProveForm } from '../../../site/second-step/prove-form.tsx'
import { secondStepTexts as own } from '../../../site/second-step/second-step-texts.ts'
import { goToStaffProvider } from '../../../site/session/go-to-staff-provider.ts'
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
  const provider = data?.provider
  const hasFactors = data === undefined || data.factors.length > 0
  return (
    <Stack gapPx={16}>
      {provider && <ProveByProvider organizationKey={provider.key} title={provider.title} />}
      {hasFactors && <ProveForm hasPasskey={hasPasskey} onProved={() => door.settle(true)} />}
    </Stack>
  )
}

function ProveByProvider({ organizationKey, title }: { readonly organizationKey: string; readonly title: string }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p className={paragraph}>{own.provider(title)}</p>
      <Button variant="primary" isWide onPress={() => goToStaffProvider(organizationKey, pathname + search)}>
        {own.byProvider(title)}
      </Button>
    </>
  )
}
