import { formatMoment, useAdminChange, useToast } from '@delebil/admin-components'
import type { RunMembership } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { Send } from 'lucide-react'
import * as head from '../shared/headline.css.ts'
import { runTexts as texts } from './run-texts.ts'

interface AskOwnerProps {
  readonly bill: Pick<RunMembership, 'membershipId' | 'customer'>
  readonly askedAt: string | null
  readonly onDone: () => Promise<void>
}

/** Asks the owners of a membership by mail for what is missing. */
export function AskOwner({ bill: { membershipId, customer }, askedAt, onDone }: AskOwnerProps) {
  const toast = useToast()
  const change = useAdminChange('memberships.ask-for-billing-data')
  const press = async () => {
    const result = await change.send({ body: { membershipId } })
    if (!result.ok) toast({ tone: 'error', text: result.refusal.message })
    else toast({ tone: 'info', text: result.value.asked > 0 ? texts.askDone(customer) : texts.askedAlready })
    await onDone()
  }
  return (
    <>
      <Button icon={Send} isPending={change.isPending} onPress={() => void press()}>
        {texts.ask(customer)}
      </Button>
      {askedAt !== null && <span className={head.quiet}>{texts.askedOn(formatMoment(askedAt))}</span>}
    </>
  )
}
