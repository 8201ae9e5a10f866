import { useAdminChange, useForget, useToast } from '@delebil/admin-components'
import type { Read, RunMembership } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { runTexts as texts } from './run-texts.ts'

interface PassOverProps {
  readonly run: Read<'billing-runs'>
  readonly bill: Pick<RunMembership, 'membershipId' | 'customer'>
  readonly onDone: () => void | Promise<void>
}

function usePassOver(call: 'billing-runs.set-aside' | 'billing-runs.include', { run, bill, onDone }: PassOverProps) {
  const toast = useToast()
  const forget = useForget()
  const change = useAdminChange(call)
  const press = async (done: string, why?: string) => {
    const { membershipId } = bill
    const result = await change.send({ params: { id: run.id }, body: { membershipId, ...(why && { why }) } })
    toast(result.ok ? { tone: 'info', text: done } : { tone: 'error', text: result.refusal.message })
    if (result.ok) await forget('billing-runs', result.value.entity)
    await onDone()
  }
  return { isPending: change.isPending, press } as const
}

/** Leaves a bill out of its run. */
export function SetAsideBill(props: PassOverProps) {
  const { isPending, press } = usePassOver('billing-runs.set-aside', props)
  const { customer } = props.bill
  return (
    <Button
      isPending={isPending}
      aria-label={texts.ofBill(texts.setAside, customer)}
      onPress={() => void press(texts.setAsideOf(customer), texts.setAsideWhy)}
    >
      {texts.setAside}
    </Button>
  )
}

/** Takes a bill into its run again, as it is now. */
export function IncludeBill(props: PassOverProps) {
  const { isPending, press } = usePassOver('billing-runs.include', props)
  const { customer } = props.bill
  return (
    <Button
      isSmall
      isPending={isPending}
      aria-label={texts.ofBill(texts.include, customer)}
      onPress={() => void press(texts.included(customer))}
    >
      {texts.include}
    </Button>
  )
}
